/// <reference path="./virtual-words.d.ts" />
import type { MessageFormatElement } from 'react-intl'
import { coreNamespaces } from './core-namespaces.ts'
import { createStore } from './external-store.ts'
import type { Language } from './language.ts'
import { isPlainMessage } from './plain-message.ts'

/** A message: parsed by the build, or text where nothing was built (tests). */
export type Message = string | MessageFormatElement[]
/** Messages by flat id. */
export type MessageTable = Readonly<Record<string, Message>>

const files = import.meta.glob<MessageTable>(
  ['../../locales/*/*.json', '!../../locales/*/{app,auth,notifications,ui}.json'],
  { import: 'default' },
)

const firstWords: Record<Language, () => Promise<{ words: MessageTable }>> = {
  en: () => import('virtual:words/en'),
  fr: () => import('virtual:words/fr'),
}

/** The texts loaded so far, by language; components re-render as areas arrive. */
export const messageStore = createStore<Readonly<Record<Language, MessageTable>>>({ en: {}, fr: {} })

const pending = new Map<string, Promise<void>>()
const wantedAreas = new Set<string>()

/** The built app has no parser, so plain text is put in the parsed form here rather than in every file. */
const parsed = (message: Message): Message =>
  typeof message === 'string' && isPlainMessage(message) ? [{ type: 0, value: message }] : message

function merge(language: Language, messages: MessageTable) {
  const all = messageStore.get()
  const added = Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, parsed(message)]))
  messageStore.set({ ...all, [language]: { ...all[language], ...added } })
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

/** Loads what every screen needs, and the navigation and document titles of every area; once. */
export const loadCoreMessages = (language: Language): Promise<void> =>
  once(`${language}/first`, async () => merge(language, (await firstWords[language]()).words))

const loadArea = (language: Language, area: string) =>
  coreNamespaces.includes(area)
    ? loadCoreMessages(language)
    : once(`${language}/${area}`, async () => {
        const load = files[`../../locales/${language}/${area}.json`]
        if (load) merge(language, await load())
      })

/** Loads areas' texts in a language; each file once. */
export async function loadMessages(language: Language, areas: readonly string[]): Promise<void> {
  for (const area of areas) wantedAreas.add(area)
  await Promise.all(areas.map((area) => loadArea(language, area)))
}

/** Loads, in another language, everything the screens have asked for so far, so that a switch never shows ids. */
export async function loadLanguage(language: Language): Promise<void> {
  await Promise.all([loadCoreMessages(language), ...[...wantedAreas].map((area) => loadArea(language, area))])
}
