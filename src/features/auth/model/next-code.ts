/**
 * Returns the digits after an edit. While a refused code is on screen, the first digit that is typed over it starts a new
 * code: the digits after it are cleared, so that no mixture of two codes is sent.
 */
export function nextCode(shown: string, edited: string, isRefused: boolean): string {
  if (!isRefused || shown.length !== edited.length) return edited
  const changed = [...edited].flatMap((digit, at) => (digit === shown[at] ? [] : [at]))
  const [first] = changed
  // A pasted code changes several digits at once.
  return changed.length === 1 && first !== undefined ? edited.slice(0, first + 1) : edited
}
