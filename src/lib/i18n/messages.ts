/// <reference path="./virtual-core-messages.d.ts" />

import type { MessageFormatElement } from 'react-intl'
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

const tables: Record<Language, Record<string, Message>> = { en: {}, fr: {} }

/**
 * The messages of a language loaded so far, with the English ones where it has none. The same object receives
 * the namespaces that load later: a screen is rendered after its namespaces have loaded, so their arrival renders nothing.
 */
export const messagesOf = (language: Language): MessageTable => tables[language]

const pending = new Map<string, Promise<void>>()
const wantedAreas = new Set<string>()

/** The built app has no ICU parser, so plain text is converted to the parsed form here. */
const parsed = (message: Message): Message =>
  typeof message === 'string' && isPlainMessage(message) ? [{ type: 0, value: message }] : message

/** Adds messages to the table of a language. */
export function addMessages(language: Language, messages: MessageTable): void {
  for (const [id, message] of Object.entries(messages)) {
    tables[language][id] = parsed(message)
    if (language === 'en') tables.fr[id] ??= parsed(message)
  }
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
  once(`${language}/core`, async () => addMessages(language, (await coreModules[language]()).messages))

const loadArea = (language: Language, area: string) =>
  coreNamespaces.includes(area)
    ? loadCoreMessages(language)
    : once(`${language}/${area}`, async () => {
        const load = files[`../../../locales/${language}/${area}.json`]
        if (load) addMessages(language, (await load()).default)
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
