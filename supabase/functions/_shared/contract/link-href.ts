/** Addresses a reader may follow. */
export const HREF = /^(https?:|mailto:|tel:)/i
/** The longest address of a link. */
export const MAX_HREF = 2048

/** Whether a link may lead there. */
export function isHref(text: unknown): text is string {
  return typeof text === 'string' && text.length <= MAX_HREF && HREF.test(text)
}
