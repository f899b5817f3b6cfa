// Who is signed in at this browser, as far as it knows without asking the server: the name, for the start page. The
// session itself is a cookie that scripts cannot read.

const KEY = 'copse.account'

let name = $state(localStorage.getItem(KEY) ?? '')

export const signedIn = (): string => name

export function setSignedIn(now: string): void {
  name = now
  if (now) localStorage.setItem(KEY, now)
  else localStorage.removeItem(KEY)
}
