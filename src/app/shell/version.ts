const mainScript = /<script[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/

/** The address of a page's main script: it holds the hash of what was built, so it names the version. */
export const scriptOf = (page: string): string | null => mainScript.exec(page)?.[1] ?? null

/** Whether the page the server has now starts another script; an answer without one says nothing. */
export function isOutdated(current: string | null, page: string): boolean {
  const next = scriptOf(page)
  return current !== null && next !== null && next !== current
}
