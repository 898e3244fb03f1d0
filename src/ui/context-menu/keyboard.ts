/**
 * The index that a key moves to, or null for other keys; a letter moves to the next item starting with it.
 */
export function nextIndex(key: string, current: number, labels: readonly string[]): number | null {
  const count = labels.length
  if (count === 0) return null
  if (key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if ([...key].length !== 1 || key === ' ') return null
  const letter = key.toLocaleLowerCase()
  for (let step = 1; step <= count; step++) {
    const index = (current + step + count) % count
    if (labels[index]?.toLocaleLowerCase().startsWith(letter)) return index
  }
  return null
}
