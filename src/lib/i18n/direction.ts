import { createSetting } from '../storage/create-setting.ts'

/** The writing direction of the page. */
export type Direction = 'ltr' | 'rtl'

const setting = createSetting<Direction>({
  key: 'isAppRTL',
  isCookie: true,
  parse: (text) => (text === 'true' ? 'rtl' : 'ltr'),
  format: (direction) => String(direction === 'rtl'),
})

/** Changes the direction of the document and stores it for 30 days. */
export const setDirection = setting.set

/** Applies the stored direction to the document and follows its changes. */
export function startDirection(): void {
  const apply = () => {
    document.documentElement.dir = setting.get()
  }
  apply()
  setting.subscribe(apply)
}

/** The direction of the page. */
export const useDirection = setting.use

/**
 * A right-to-left locale for Chakra that Intl formats in the language, because English and French run left to right.
 */
export const localeFor = (language: string, direction: Direction): string =>
  direction === 'rtl' ? `${language}-Arab` : language
