// The settings of a person, stored in this browser.
import type { Language } from './api'
import type { Speed } from './theatre/steps'
import { anyAvatar } from './together/avatars'
import { LANGUAGES } from './words.svelte'

export interface Settings {
  name: string
  /** The face that others see: an animal and a colour. */
  avatar: string
  /** Seats whose chat is hidden here, as `TABLE SEAT`, the newest last. */
  muted: string[]
  language: Language
  theme: 'system' | 'light' | 'dark'
  motion: 'system' | 'off'
  /** Which choices need a confirmation: all, or only those that cannot be undone. */
  confirm: 'always' | 'lasting'
  /** Whether to answer automatically if there is no choice. */
  autoAnswer: boolean
  declineAmbush: boolean
  notify: boolean
  sound: boolean
  /** From 0 to 1. */
  volume: number
  /** Quiet woodland sounds during a game. */
  woodland: boolean
  /** The speed of animations. */
  unfold: Speed
}

const KEY = 'copse.settings'

function preferredLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2))
  return wanted.find((tag) => LANGUAGES.some(({ id }) => id === tag)) ?? 'en'
}

/** Earlier names of the speeds. */
const RENAMED: Partial<Record<string, Speed>> = { slow: 'calm', normal: 'brisk', fast: 'brisk', once: 'instant' }

function read(): Settings {
  const fresh: Settings = {
    name: '',
    avatar: anyAvatar(),
    muted: [],
    language: preferredLanguage(),
    theme: 'system',
    motion: 'system',
    confirm: 'lasting',
    autoAnswer: true,
    declineAmbush: false,
    notify: false,
    sound: true,
    volume: 0.6,
    woodland: true,
    unfold: 'brisk',
  }
  try {
    const kept = { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) }
    return { ...kept, unfold: RENAMED[kept.unfold] ?? kept.unfold }
  } catch {
    return fresh
  }
}

export const settings = $state(read())

const still = matchMedia('(prefers-reduced-motion: reduce)')

/** Stores the settings and applies them to the document. It runs again whenever one changes. */
export function applySettings(): void {
  localStorage.setItem(KEY, JSON.stringify(settings))
  const { dataset } = document.documentElement
  dataset.theme = settings.theme
  dataset.motion = settings.motion === 'off' || still.matches ? 'off' : 'on'
}
