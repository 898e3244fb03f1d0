/** The messages of a failed dynamic import in Chromium, Firefox, Safari, and Vite for styles. */
const missing =
  /dynamically imported module|importing a module script failed|unable to preload|is not a valid javascript mime type/i

/** True when a chunk could not be loaded, for example offline or after a deployment replaced it. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && missing.test(error.message)
