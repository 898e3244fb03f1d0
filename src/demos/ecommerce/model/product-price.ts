/** Returns the cents of an amount such as `$12.00`. */
export function centsOf(amount: string): number {
  const digits = Number(amount.replace(/[^\d]/g, ''))
  return amount.startsWith('-') ? -digits : digits
}
