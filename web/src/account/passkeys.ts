// Making and using passkeys. The server writes bytes as base64url; the browser wants buffers.
import type { PasskeyOptions } from '../schema'
import { post } from './account'

/** Whether this browser offers passkeys here: over HTTPS, or on localhost under its name. */
export const passkeysWork = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(location.hostname)

/** The user has declined, or has no fitting passkey. */
export class NotUsed extends Error {}

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

function text(buffer: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

interface Described {
  id: string
  type: 'public-key'
}
interface Options {
  challenge: string
  user: { id: string; name: string; displayName: string }
  excludeCredentials?: Described[]
}

const options = async (purpose: string, name: string): Promise<Options> =>
  (await post<PasskeyOptions>('/passkeys/options', { purpose, name })).options as unknown as Options

async function asked(request: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const found = await request.catch(() => null)
  if (!(found instanceof PublicKeyCredential)) throw new NotUsed()
  return found
}

const written = (found: PublicKeyCredential, response: Record<string, string>): object => ({
  id: found.id,
  rawId: text(found.rawId),
  type: found.type,
  response: { clientDataJSON: text(found.response.clientDataJSON), ...response },
})

/** Makes a passkey for a new account of this name, or another one for the account that is signed in. */
export async function makePasskey(purpose: 'register' | 'add', name = ''): Promise<object> {
  const wanted = await options(purpose, name)
  const publicKey = {
    ...(wanted as unknown as PublicKeyCredentialCreationOptions),
    challenge: bytes(wanted.challenge),
    user: { ...wanted.user, id: bytes(wanted.user.id) },
    excludeCredentials: (wanted.excludeCredentials ?? []).map((known) => ({ ...known, id: bytes(known.id) })),
  }
  const found = await asked(navigator.credentials.create({ publicKey }))
  const { attestationObject } = found.response as AuthenticatorAttestationResponse
  return written(found, { attestationObject: text(attestationObject) })
}

/** Uses a passkey, of whatever account it is. */
export async function usePasskey(): Promise<object> {
  const wanted = await options('sign_in', '')
  const publicKey = {
    ...(wanted as unknown as PublicKeyCredentialRequestOptions),
    challenge: bytes(wanted.challenge),
    allowCredentials: [],
  }
  const found = await asked(navigator.credentials.get({ publicKey }))
  const { authenticatorData, signature, userHandle } = found.response as AuthenticatorAssertionResponse
  return written(found, {
    authenticatorData: text(authenticatorData),
    signature: text(signature),
    ...(userHandle ? { userHandle: text(userHandle) } : {}),
  })
}
