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

/** Splits names typed with commas; empty and repeated ones are left out. */
export const listFrom = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,،;]/)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
]
