/** The text typed for an item, or for a manuscript whose item is not known yet, before it was open. */
let early: { id: string; text: string } | null = null

export const setEarlyText = (id: string, text: string): void => {
  early = { id, text }
}

/** The text typed so far for an item that is still loading. */
export const earlyText = (id: string): string => (early?.id === id ? early.text : '')

/** The id of the item whose text a path opens. */
export const openedItemId = (path: string): string | undefined => /\/items\/([^/]+)\/edit$/.exec(path)?.[1]

/** Returns the text typed for an item and forgets it. */
export function takeEarlyText(id: string): string {
  const text = earlyText(id)
  early = null
  return text
}
