/** An amount in the format of R-079: text with a leading currency sign. */
export function dollars(amount: string | number): string {
  const value = Number(amount)
  return `${value < 0 ? '-' : ''}$${Math.abs(value).toFixed(2)}`
}

/** Where a picture of ours is served, by its path below `public/`; none stays none. */
export function pictureUrl(path: string): string {
  return path === '' ? '' : `/build/${path}`
}

/** Minutes as `17h 34m`. */
export function hoursAndMinutes(minutes: number): string {
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m`
}

/** Minutes as `18:42`. */
export function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
