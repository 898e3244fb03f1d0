/** The replacement with the capitals of the replaced text: all, the first letter, or as typed. */
export function keepCase(replaced: string, by: string): string {
  const letters = replaced.replace(/[^\p{L}]/gu, '')
  const isUpper = (text: string) => text !== text.toLowerCase() && text === text.toUpperCase()
  if (letters.length > 1 && isUpper(letters)) return by.toUpperCase()
  const [first = ''] = letters
  if (!isUpper(first)) return by
  const [start = ''] = by
  return start.toUpperCase() + by.slice(start.length)
}
