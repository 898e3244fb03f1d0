import { createSetting } from './create-setting.ts'

/** The writing direction of the page. */
export type Direction = 'ltr' | 'rtl'

const setting = createSetting<Direction>({
  key: 'isAppRTL',
  medium: 'cookie',
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
 * A locale whose script tells Chakra the direction while Intl still formats in the language:
 * both languages run left to right, so mirrored layout needs the Arabic script mark.
 */
export const localeFor = (language: string, direction: Direction): string =>
  direction === 'rtl' ? `${language}-Arab` : language
