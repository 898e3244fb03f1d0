import type { CompiledBook } from '@compile/book.ts'
import { directionOf } from '@compile/clean-text.ts'
import { pdfRefusal } from '@compile/writers/pdf-characters.ts'

/** Why a book is printed by the browser instead of written as PDF. */
export type PrintReason = 'right-to-left' | 'characters' | 'script'

const ASIAN = /^(zh|ja|ko|th|hi|bn|ta|te|mr|gu|kn|ml|pa|si|km|lo|my|ka|hy|am)\b/

/** Returns why a language has no PDF, before its texts are loaded; null where the texts decide. */
export function languagePrintReason(language: string): PrintReason | null {
  if (directionOf(language) === 'rtl') return 'right-to-left'
  return ASIAN.test(language) ? 'script' : null
}

/** Why a book has no PDF, with the first character that is the reason; empty where the language is. */
export type BookPrintReason = { reason: PrintReason; character: string }

/** Returns why a book has no PDF, or null. */
export function bookPrintReason(book: CompiledBook): BookPrintReason | null {
  const refusal = pdfRefusal(book)
  const reason = languagePrintReason(book.language) ?? refusal?.reason
  return reason ? { reason, character: refusal?.character ?? '' } : null
}
