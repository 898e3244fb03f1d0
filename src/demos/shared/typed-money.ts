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
