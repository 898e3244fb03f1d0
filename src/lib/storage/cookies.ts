const prefix = 'quillport-'
const thirtyDays = 2_592_000

/** Reads a layout cookie, or undefined when it was never set, or not by us. */
export function readCookie(name: string, from: string = document.cookie): string | undefined {
  const key = `${prefix}${name}=`
  const found = from.split('; ').find((part) => part.startsWith(key))
  if (found === undefined) return undefined
  try {
    return decodeURIComponent(found.slice(key.length))
  } catch {
    // Not a word this app writes: as if it were not there.
    return undefined
  }
}

/** Writes a layout cookie under the app's prefix for 30 days and the whole site. */
export function writeCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari below 18.4
  document.cookie = `${prefix}${name}=${encodeURIComponent(value)}; Max-Age=${thirtyDays}; Path=/; SameSite=Lax`
}
