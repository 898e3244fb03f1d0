import type { CompileChoices } from '../contract/compile.ts'

type QuoteStyle = CompileChoices['quotes']

const NARROW = '\u202f'
const PAIRS: Readonly<Record<Exclude<QuoteStyle, 'keep'>, readonly [string, string]>> = {
  straight: ['"', '"'],
  curly: ['“', '”'],
  guillemets: [`«${NARROW}`, `${NARROW}»`],
  low: ['„', '“'],
}

const DOUBLE = /(\s?)([«»"“”„‟])(\s?)/gu
const STARTS = /^$|[\s([{—–\-/‘'\u00a0\u202f]$/u

/**
 * Returns a function that writes the double quotation marks of one paragraph in a style. A paragraph is given in pieces,
 * so the function remembers the end of the piece before.
 */
export function restyleQuotes(style: QuoteStyle): (text: string) => string {
  if (style === 'keep') return (text) => text
  const [open, close] = PAIRS[style]
  let before = ''
  let depth = 0
  return (text) => {
    const result = text.replace(DOUBLE, (_, start: string, mark: string, end: string, at: number) => {
      const left = start || text.slice(0, at).slice(-1) || (at === 0 ? before : '')
      const isOpening = opens(mark, left, end, depth)
      depth = Math.max(0, depth + (isOpening ? 1 : -1))
      // The space of « this » belongs to the mark, that of »this« to the text.
      if (isOpening) return start + open + (mark === '«' ? '' : end)
      return (mark === '»' ? '' : start) + close + end
    })
    before = text === '' ? before : text.slice(-1)
    return result
  }
}

function opens(mark: string, left: string, right: string, depth: number): boolean {
  if (mark === '„') return true
  if (mark === '”') return false
  // In German texts “ closes what „ opened.
  if (mark === '“') return depth === 0
  if (mark === '«') return STARTS.test(left)
  if (mark === '»') return right === '' && STARTS.test(left) && depth === 0
  return STARTS.test(left)
}
