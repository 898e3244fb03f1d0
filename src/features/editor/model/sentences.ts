/** Abbreviations that end no sentence, which `Intl.Segmenter` does not know. */
const ABBREVIATION = /(?<![\p{L}\p{N}])(?:M|MM|Mme|Mlle|Mr|Mrs|Ms|Dr|Prof|St)\.\s+$/u

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterFor(language: string): Intl.Segmenter {
  const known = segmenters.get(language)
  if (known) return known
  // An imported manuscript may name a language that is no tag.
  const locales = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(language) ? language : undefined
  const made = new Intl.Segmenter(locales, { granularity: 'sentence' })
  segmenters.set(language, made)
  return made
}

/** The length of a French closing quote with a space before it, which `Intl.Segmenter` gives to the next sentence. */
const closingQuote = (before: string, after: string) =>
  /[\u00a0\u202f]$/.test(before) ? (/^[»›]\s*/.exec(after)?.[0].length ?? 0) : 0

/** True where a sentence goes on: after an abbreviation, and in “Come!” he said. */
const isContinued = (before: string, after: string) =>
  after !== '' && !before.endsWith('\n') && (ABBREVIATION.test(before) || /^\p{Ll}/u.test(after))

/** The range of the sentence at an offset of a paragraph, by the rules of its language. */
export function sentenceAt(text: string, offset: number, language: string): { from: number; to: number } {
  let from = 0
  for (const { segment, index } of segmenterFor(language).segment(text)) {
    const end = index + segment.length
    const to = end + closingQuote(text.slice(from, end), text.slice(end))
    if (isContinued(text.slice(from, to), text.slice(to))) continue
    if (offset < to) return { from, to }
    if (to < text.length) from = to
  }
  return { from, to: text.length }
}
