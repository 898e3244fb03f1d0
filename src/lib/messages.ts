import { createStore } from './external-store.ts'
import type { Language } from './language.ts'

/** Message texts by flat id. */
export type Messages = Readonly<Record<string, string>>

const files = import.meta.glob<Messages>('../../locales/*/*.json', { import: 'default' })

const titleLoaders: Record<Language, () => Promise<{ titles: Messages }>> = {
  en: () => import('virtual:titles/en'),
  fr: () => import('virtual:titles/fr'),
}

/** The texts loaded so far, by language; components re-render as areas arrive. */
export const messageStore = createStore<Readonly<Record<Language, Messages>>>({ en: {}, fr: {} })

const pending = new Map<string, Promise<void>>()
const wantedAreas = new Set<string>()

function merge(language: Language, messages: Messages) {
  const all = messageStore.get()
  messageStore.set({ ...all, [language]: { ...all[language], ...messages } })
}

function once(key: string, load: () => Promise<void>): Promise<void> {
  const running = pending.get(key)
  if (running) return running
  const started = load().catch((error: unknown) => {
    pending.delete(key)
    throw error
  })
  pending.set(key, started)
  return started
}

const loadArea = (language: Language, area: string) =>
  once(`${language}/${area}`, async () => {
    const load = files[`../../locales/${language}/${area}.json`]
    if (load) merge(language, await load())
  })

const loadTitles = (language: Language) =>
  once(`${language}/titles`, async () => merge(language, (await titleLoaders[language]()).titles))

/** Loads an area's texts in a language, and in English for what that language lacks; loads each file once. */
export async function loadMessages(language: Language, areas: readonly string[]): Promise<void> {
  for (const area of areas) wantedAreas.add(area)
  await Promise.all(areas.map((area) => loadArea(language, area)))
}

/** Loads navigation and document titles of every area. */
export const loadAllTitles = (language: Language): Promise<void> => loadTitles(language)

/** Loads, in another language, everything the screen has asked for so far, so that a switch never shows ids. */
export async function loadLanguage(language: Language): Promise<void> {
  await Promise.all([loadTitles(language), ...[...wantedAreas].map((area) => loadArea(language, area))])
}
