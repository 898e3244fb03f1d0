/// <reference path="./virtual-core-messages.d.ts" />

import type { MessageFormatElement } from 'react-intl'
import { createStore } from '../storage/external-store.ts'
import { coreNamespaces } from './core-namespaces.ts'
import type { Language } from './language.ts'
import { isPlainMessage } from './plain-message.ts'

/** A message: parsed by the build, or plain text in tests. */
export type Message = string | MessageFormatElement[]
/** Messages by flat id. */
export type MessageTable = Readonly<Record<string, Message>>

const files = import.meta.glob<{ default: MessageTable }>([
  '../../../locales/*/*.json',
  '!../../../locales/*/{app,notifications,ui}.json',
])

const coreModules: Record<Language, () => Promise<{ messages: MessageTable }>> = {
  en: () => import('virtual:core-messages/en'),
  fr: () => import('virtual:core-messages/fr'),
}

/** The messages loaded so far, by language; components re-render when a namespace arrives. */
export const messageStore = createStore<Readonly<Record<Language, MessageTable>>>({ en: {}, fr: {} })

const pending = new Map<string, Promise<void>>()
const wantedAreas = new Set<string>()

/** The built app has no ICU parser, so plain text is converted to the parsed form here. */
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

/** Loads the core namespaces and all titles of a language, once. */
export const loadCoreMessages = (language: Language): Promise<void> =>
  once(`${language}/core`, async () => merge(language, (await coreModules[language]()).messages))

const loadArea = (language: Language, area: string) =>
  coreNamespaces.includes(area)
    ? loadCoreMessages(language)
    : once(`${language}/${area}`, async () => {
        const load = files[`../../../locales/${language}/${area}.json`]
        if (load) merge(language, (await load()).default)
      })

/** Loads namespaces of a language, each file once. */
export async function loadMessages(language: Language, areas: readonly string[]): Promise<void> {
  for (const area of areas) wantedAreas.add(area)
  await Promise.all(areas.map((area) => loadArea(language, area)))
}

/** Loads every namespace in use for another language, so that a switch never shows message ids. */
export async function loadLanguage(language: Language): Promise<void> {
  await Promise.all([loadCoreMessages(language), ...[...wantedAreas].map((area) => loadArea(language, area))])
}
