import { readCookie, writeCookie } from './cookies.ts'
import { createStore, useStore } from './external-store.ts'
import { broadcastSettings, subscribeToSettings } from './tab-sync.ts'

/** Which way the page runs. */
export type Direction = 'ltr' | 'rtl'

const cookie = 'isAppRTL'
const parse = (word: string | undefined): Direction => (word === 'true' ? 'rtl' : 'ltr')
const wordFor = (direction: Direction) => String(direction === 'rtl')
const store = createStore(parse(readCookie(cookie)))

/** Turns the whole document the other way and remembers it for 30 days. */
export function setDirection(direction: Direction): void {
  writeCookie(cookie, wordFor(direction))
  document.documentElement.dir = direction
  store.set(direction)
  broadcastSettings({ [cookie]: wordFor(direction) })
}

/** Puts the remembered direction on the document. */
export function startDirection(): void {
  document.documentElement.dir = store.get()
  subscribeToSettings((said) => {
    store.set(parse(said(cookie) ?? wordFor(store.get())))
    document.documentElement.dir = store.get()
  })
}

/** The direction of the page. */
export const useDirection = (): Direction => useStore(store)

/**
 * A locale whose script tells Chakra the direction while Intl still formats in the language:
 * both languages run left to right, so mirrored layout needs the Arabic script mark.
 */
export const localeFor = (language: string, direction: Direction): string =>
  direction === 'rtl' ? `${language}-Arab` : language
