import type { CompileChoices } from '../contract/compile.ts'
import type { Block, CompiledBook, Inline, Section, SectionKind } from './book.ts'
import { bookWords, roman } from './book-words.ts'
import { bookLine, bookText, directionOf } from './clean-text.ts'
import { type BookParts, compileBody } from './compile-body.ts'
import type { CompileSource } from './compile-source.ts'
import { type BookItem, selectItems } from './select-items.ts'

/** Compiles a manuscript: the one list of sections and blocks that every writer reads. */
export function compileBook(source: CompileSource, choices: CompileChoices): CompiledBook {
  const { manuscript } = source
  const chosen = selectItems(source, choices)
  const language = choices.language ?? manuscript.language
  const parts: BookParts = {
    choices,
    notes: [],
    comments: [],
    itemIds: new Set(chosen.map(({ item }) => item.id)),
    paragraphs: 0,
  }
  const title = bookLine(manuscript.title)
  const author = bookLine(manuscript.author)
  const wordCount = chosen.reduce((sum, { item }) => sum + (item.hasText ? item.wordCount : 0), 0)
  const body = bodySections(chosen, source, parts, language)
  return {
    title,
    author,
    language,
    direction: directionOf(language),
    choices,
    sections: [
      ...frontMatter(choices, { title, author, language, wordCount }),
      ...body,
      ...backMatter(choices, author, language),
    ],
    notes: parts.notes,
    comments: parts.comments,
    wordCount,
  }
}

function bodySections(
  chosen: readonly BookItem[],
  { texts }: CompileSource,
  parts: BookParts,
  language: string,
): Section[] {
  const { choices } = parts
  const chapterLevel = chosen.some(({ kind }) => kind === 'part') ? 2 : 1
  let chapters = 0
  let hasTextBefore = false
  return chosen.map(({ item, kind }) => {
    const title = bookLine(item.title)
    const level = kind === 'part' ? 1 : kind === 'chapter' ? chapterLevel : chapterLevel + 1
    const text = texts.get(item.id)
    const own = item.language === language ? null : item.language
    const textLevel = kind === 'scene' && !choices.sceneTitles ? chapterLevel : level
    const blocks = text ? compileBody(text, parts, { level: textLevel, language: own }) : []
    if (kind === 'chapter') chapters++
    const heading =
      kind === 'part'
        ? title || null
        : kind === 'chapter'
          ? chapterHeading(choices, title, chapters, language)
          : choices.sceneTitles
            ? title || null
            : null
    const separator = kind === 'scene' && hasTextBefore && heading === null ? choices.separator : null
    hasTextBefore = kind === 'scene' ? true : blocks.length > 0
    const contentsTitle = kind === 'scene' ? null : (heading ?? (title || null))
    return {
      id: item.id,
      kind,
      level,
      heading,
      contentsTitle,
      startsPage: kind !== 'scene',
      separator,
      language: own,
      blocks,
    }
  })
}

function chapterHeading(
  { chapterTitles, numbering }: CompileChoices,
  title: string,
  number: number,
  language: string,
): string | null {
  if (chapterTitles === 'none') return null
  if (chapterTitles === 'title') return title || null
  const label = `${bookWords(language).chapter} ${numbering === 'roman' ? roman(number) : number}`
  return chapterTitles === 'number' || title === '' || title === label ? label : `${label}. ${title}`
}

type Titles = { title: string; author: string; language: string; wordCount: number }

function frontMatter(choices: CompileChoices, { title, author, language, wordCount }: Titles): Section[] {
  const { matter, layout } = choices
  const sections: Section[] = []
  const words = bookWords(language)
  if (matter.hasTitlePage) {
    const blocks: Block[] = []
    if (layout === 'manuscript') {
      blocks.push(...linesOf(matter.contact || author, 'start'))
      blocks.push(line(words.words.replace('{count}', rounded(wordCount, language)), 'end'))
    }
    blocks.push({ kind: 'heading', level: 1, align: 'center', inlines: inlineText(title) })
    if (author !== '') blocks.push(line(layout === 'manuscript' ? `${words.by} ${author}` : author, 'center'))
    sections.push(piece('title-page', null, blocks))
  }
  if (matter.copyright.trim() !== '')
    sections.push(piece('copyright', null, linesOf(matter.copyright, 'start')))
  if (matter.dedication.trim() !== '')
    sections.push(piece('dedication', null, linesOf(matter.dedication, 'center')))
  return sections
}

function backMatter({ matter }: CompileChoices, author: string, language: string): Section[] {
  const sections: Section[] = []
  const end = bookLine(matter.end)
  if (end !== '') sections.push({ ...piece('end', null, [line(end, 'center')]), startsPage: false })
  if (matter.alsoBy.trim() !== '') {
    const words = bookWords(language).alsoBy
    // "Also by" and its kind in other languages are followed by the name; the French words are complete.
    const heading = language.startsWith('fr') || author === '' ? words : `${words} ${author}`
    sections.push(piece('also-by', heading, linesOf(matter.alsoBy, 'start')))
  }
  return sections
}

/** Rounded as agents expect: to hundreds, from 20,000 words to thousands. */
function rounded(count: number, language: string): string {
  const step = count >= 20_000 ? 1000 : 100
  return new Intl.NumberFormat(language).format(Math.max(step, Math.round(count / step) * step))
}

const piece = (kind: SectionKind, heading: string | null, blocks: Block[]): Section => ({
  id: kind,
  kind,
  level: 1,
  heading,
  contentsTitle: heading,
  startsPage: true,
  separator: null,
  language: null,
  blocks,
})

const inlineText = (text: string): Inline[] => (text === '' ? [] : [{ kind: 'text', text, style: {} }])

const line = (text: string, align: 'start' | 'center' | 'end'): Block => ({
  kind: 'paragraph',
  align,
  inlines: inlineText(text),
  number: null,
})

const linesOf = (text: string, align: 'start' | 'center'): Block[] =>
  bookText(text)
    .trim()
    .split('\n')
    .map((one) => line(one.trim(), align))
