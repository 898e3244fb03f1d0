/** The text typed for an item before it was open. */
let early: { itemId: string; text: string } | null = null

export const setEarlyText = (itemId: string, text: string): void => {
  early = { itemId, text }
}

/** The text typed so far for an item that is still loading. */
export const earlyText = (itemId: string): string => (early?.itemId === itemId ? early.text : '')

/** Returns the text typed for an item and forgets it. */
export function takeEarlyText(itemId: string): string {
  const text = earlyText(itemId)
  early = null
  return text
}
