import { directionOf } from '@compile/clean-text.ts'

/** Why a book is printed by the browser instead of written as PDF. */
export type PrintReason = 'right-to-left' | 'characters' | 'script'

const ASIAN = /^(zh|ja|ko|th|hi|bn|ta|te|mr|gu|kn|ml|pa|si|km|lo|my|ka|hy|am)\b/

/** Returns why a language has no PDF, before its texts are loaded; null where the texts decide. */
export function languagePrintReason(language: string): PrintReason | null {
  if (directionOf(language) === 'rtl') return 'right-to-left'
  return ASIAN.test(language) ? 'script' : null
}
