const NUMBER = /^(?:\d{1,4}|[ivxlcdm]{1,8})$/i
const PART_WORDS =
  /^(?:part|book|volume|act|partie|livre|tome|acte|teil|buch|band|parte|libro|deel|boek|часть|книга)$/i
const CHAPTER_WORDS =
  /^(?:chapter|chapitre|kapitel|cap[ií]tulo|capitolo|hoofdstuk|rozdział|глава|κεφάλαιο|الفصل|פרק)$/i
const OTHER_HEADINGS =
  /^(?:prologue|epilogue|prolog|epilog|prólogo|epílogo|prologo|epilogo|épilogue|foreword|preface|afterword|interlude|préface|avant-propos|postface|interlude|vorwort|nachwort|пролог|эпилог)$/i
const MOST_LETTERS = 80

/** The kind of heading that a line reads like, such as "Chapter 3", "Part two: The storm", "Prologue" or "第三章". */
export function headingKind(text: string): 'part' | 'chapter' | null {
  const line = text.trim()
  if (line === '' || line.length > MOST_LETTERS || line.includes('\n')) return null
  if (OTHER_HEADINGS.test(line) || /^第[\p{N}\p{Script=Han}]{1,8}[章回]/u.test(line)) return 'chapter'
  if (/^第[\p{N}\p{Script=Han}]{1,8}[部卷]/u.test(line)) return 'part'
  const [, word = '', number = '', rest = ''] = /^(\S+)\s+([^\s.:–—-]+)(.*)$/u.exec(line) ?? []
  const kind = CHAPTER_WORDS.test(word) ? 'chapter' : PART_WORDS.test(word) ? 'part' : null
  // Without "Chapter 3" before it, what follows is nothing or a separator, so that a sentence is no heading.
  const isHeading = (kind === 'chapter' && NUMBER.test(number)) || /^\s*(?:$|[.:–—-])/u.test(rest)
  return isHeading ? kind : null
}

/** True for a line with a number only, such as "3", "IV." or "12 -". */
export const isNumberLine = (text: string): boolean => /^(?:\d{1,3}|[IVXLC]{1,7})[.)]?$/.test(text.trim())

/** True for a line that separates scenes: "***", "* * *", "#", "---", "⁂", or a line that looks empty. */
export function isSeparatorLine(text: string): boolean {
  const line = text.replace(/\s+/gu, '')
  return /^(?:\*{1,9}|#{1,5}|[-–—]{1,9}|_{3,40}|[~=]{1,40}|[•·∙●]{1,9}|⁂|❦|❧|§|o0o|oOo)?$/u.test(line)
}

/** True for a line that may be a title: short, on one line, and not the end of a sentence. */
export const isTitleLine = (text: string): boolean =>
  text.trim() !== '' &&
  text.length <= MOST_LETTERS &&
  !text.includes('\n') &&
  !/[.,;:…]["”»’)]?\s*$/u.test(text)
