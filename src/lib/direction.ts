import { readCookie, writeCookie } from './cookies.ts'
import { createStore, useStore } from './external-store.ts'
import { followOtherTabs, tellOtherTabs } from './other-tabs.ts'

/** Which way the page runs. */
export type Direction = 'ltr' | 'rtl'

const read = (): Direction => (readCookie('isAppRTL') === 'true' ? 'rtl' : 'ltr')
const store = createStore(read())

/** Turns the whole document the other way and remembers it for 30 days. */
export function setDirection(direction: Direction): void {
  writeCookie('isAppRTL', String(direction === 'rtl'))
  document.documentElement.dir = direction
  store.set(direction)
  tellOtherTabs()
}

/** Puts the remembered direction on the document. */
export function startDirection(): void {
  document.documentElement.dir = store.get()
  followOtherTabs(() => {
    store.set(read())
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
