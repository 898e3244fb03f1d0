/** The fields of an item that a search reads. */
export const HIT_FIELDS = ['text', 'title', 'synopsis', 'notes'] as const
export type HitField = (typeof HIT_FIELDS)[number]

/** The words to find and how they are compared. */
export type FindQuery = {
  text: string
  /** Capitals count. */
  isExact: boolean
  isWord: boolean
  ignoresAccents: boolean
  /** The text is a regular expression; accents then always count. */
  isPattern: boolean
}

/** The longest text to find; the API refuses a longer one. */
export const MOST_FIND = 200
/** The longest replacement. */
export const MOST_REPLACEMENT = 1000

const LATIN = /^[\p{Script=Latin}\p{Script=Common}]*$/u

/**
 * The text that every matching item contains by the rules of the server, which leaves out the others; undefined when
 * these rules are narrower than those of the query.
 */
export function serverFilter({ text, isPattern, ignoresAccents }: FindQuery): string | undefined {
  if (isPattern || (ignoresAccents && !LATIN.test(text))) return undefined
  return text
}
