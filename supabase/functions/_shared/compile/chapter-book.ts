import type { Doc } from '../contract/document.ts'
import type { ItemComment } from '../contract/items.ts'
import type { ProjectChapter } from '../contract/projects.ts'
import type { CompiledBook } from './book.ts'
import { chapterParts } from './chapter-parts.ts'
import { compileBook } from './compile-book.ts'
import type { CompileItem } from './compile-source.ts'
import { PRESETS } from './presets.ts'
import { writeText } from './writers/write-text.ts'

/** Compiles a chapter that was sent with a request, with its footnotes and languages. */
export function chapterBook(
  { id, title, text, content, footnotes, language, languages, wordCount, frozenAt }: ProjectChapter,
  { hasTitle = true } = {},
): CompiledBook {
  const comments = footnotes.map(
    (footnote): ItemComment => ({
      ...footnote,
      kind: 'footnote',
      colour: null,
      parentId: null,
      authorName: null,
      isFromFile: false,
      isOwn: false,
      resolvedAt: null,
      resolvedByName: null,
      createdAt: frozenAt,
    }),
  )
  const parts = chapterParts({ content: content ?? docOf(text), language, languages })
  // Each part is an item of its own, because a section has one language.
  const items = parts.map(
    (part, at): CompileItem => ({
      id: at === 0 ? id : crypto.randomUUID(),
      title: at === 0 ? title : '',
      wordCount: at === 0 ? wordCount : 0,
      type: at === 0 ? 'chapter' : 'scene',
      parentId: at === 0 ? null : id,
      labelId: null,
      statusId: null,
      sourceType: null,
      language: part.language,
      includeInCompile: true,
      inTrash: false,
      hasText: true,
    }),
  )
  const book = compileBook(
    {
      manuscript: { title, author: '', language },
      items,
      collections: [],
      texts: new Map(items.map((item, at) => [item.id, { content: parts[at]?.doc ?? null, comments }])),
    },
    {
      ...PRESETS.reading,
      chapterTitles: hasTitle ? 'title' : 'none',
      page: 'a4',
      matter: { ...PRESETS.reading.matter, hasTitlePage: false },
    },
  )
  return { ...book, sections: book.sections.map((section) => ({ ...section, separator: null })) }
}

const docOf = (text: string): Doc => ({
  type: 'doc',
  content: text.split(/\n{2,}/).map((line) => ({
    type: 'paragraph',
    content: line === '' ? [] : [{ type: 'text', text: line }],
  })),
})

/** The text of a chapter that was sent with a request, with its footnotes below it as [1]. */
export const chapterText = (chapter: ProjectChapter): string =>
  new TextDecoder().decode(writeText(chapterBook(chapter, { hasTitle: false }), () => undefined))
