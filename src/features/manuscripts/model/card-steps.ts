type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/**
 * The number of places by which Alt and an arrow key move a card: one in its row, a whole row up or down; null for any
 * other key.
 */
export function cardSteps(key: Key, columns: number, isRtl: boolean): number | null {
  if (!key.altKey || key.ctrlKey || key.metaKey || key.shiftKey) return null
  return cardArrowSteps(key.key, columns, isRtl)
}

/** The number of places from a card to the one that an arrow key points at; null for any other key. */
export function cardArrowSteps(key: string, columns: number, isRtl: boolean): number | null {
  switch (key) {
    case 'ArrowUp':
      return -columns
    case 'ArrowDown':
      return columns
    case 'ArrowLeft':
      return isRtl ? 1 : -1
    case 'ArrowRight':
      return isRtl ? -1 : 1
    default:
      return null
  }
}
