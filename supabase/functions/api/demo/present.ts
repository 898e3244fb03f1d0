/** Formats an amount as in R-079: text with a leading currency sign. */
export function dollars(amount: string | number): string {
  const value = Number(amount)
  return `${value < 0 ? '-' : ''}$${Math.abs(value).toFixed(2)}`
}

/** Returns the URL of a picture below `public/` or of an uploaded one; an empty path stays empty. */
export function pictureUrl(path: string): string {
  if (path.startsWith('product-pictures/')) return `/storage/${path}`
  return path === '' ? '' : `/build/${path}`
}

/** Formats seconds as `17h 34m`. */
export function hoursAndMinutes(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m`
}

/** Formats minutes as `18:42`. */
export function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
