/** A deterministic scene of this many words in two hundred paragraphs, some with marks. */
export function longScene(words: number) {
  const vocabulary =
    'the harbour lay quiet under sky of pewter and nobody had yet come down to boats while gulls'.split(' ')
  let seed = 11
  const next = (limit: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return Math.floor((seed / 2147483648) * limit)
  }
  const run = (count: number) =>
    Array.from({ length: count }, () => vocabulary[next(vocabulary.length)]).join(' ')
  const paragraphs = 200
  const each = words / paragraphs
  return {
    type: 'doc',
    content: Array.from({ length: paragraphs }, () => ({
      type: 'paragraph',
      content: [
        { type: 'text', text: `${run(each - 10)} ` },
        { type: 'text', text: run(10), marks: [{ type: 'italic' }] },
      ],
    })),
  }
}
