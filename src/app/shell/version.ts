const mainScript = /<script[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/

/** The URL of a page's main script; it contains the build hash and so identifies the version. */
export const scriptOf = (page: string): string | null => mainScript.exec(page)?.[1] ?? null

/**
 * True when the server's current page loads another main script; a page without a main script does not count.
 */
export function isOutdated(current: string | null, page: string): boolean {
  const next = scriptOf(page)
  return current !== null && next !== null && next !== current
}
