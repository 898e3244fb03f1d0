import * as z from 'zod'

/** A whole number typed as text. */
export const wholeText = (max: number) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, 'ecommerce.error.number')
    .refine((text) => Number(text) <= max, 'ecommerce.error.number')

/** An amount of money typed as text, or empty. */
export const moneyText = z
  .string()
  .trim()
  .regex(/^(\d{1,6}([.,]\d{1,2})?)?$/, 'ecommerce.error.price')

/** Converts a typed amount to cents without floating-point arithmetic; empty is null. */
export function centsFrom(text: string): number | null {
  const [, whole, part = ''] = /^(\d+)(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** Writes cents as the text of an input; null is empty. */
export const dollarsText = (cents: number | null): string => {
  if (cents === null) return ''
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** Splits names typed with commas; empty and repeated ones are left out. */
export const listFrom = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,،;]/)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
]
