/** The URL schemes of links. */
export const HREF = /^(https?:|mailto:|tel:)/i
/** The longest URL of a link. */
export const MAX_HREF = 2048

export function isHref(text: unknown): text is string {
  return typeof text === 'string' && text.length <= MAX_HREF && HREF.test(text)
}
