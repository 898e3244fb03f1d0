import type { ItemComment } from '../contract/items.ts'
import type { ProjectChapter } from '../contract/projects.ts'
import type { CompiledBook } from './book.ts'
import { compileBook } from './compile-book.ts'
import type { CompileItem } from './compile-source.ts'
import { PRESETS } from './presets.ts'
import { writeText } from './writers/write-text.ts'

/** Compiles a chapter that was sent with a request, with its footnotes. */
export function chapterBook(
  { id, title, text, content, footnotes, language, wordCount, frozenAt }: ProjectChapter,
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
  const item: CompileItem = {
    id,
    title,
    wordCount,
    type: 'chapter',
    parentId: null,
    labelId: null,
    statusId: null,
    sourceType: null,
    language: null,
    includeInCompile: true,
    inTrash: false,
    hasText: true,
  }
  const paragraphs = text.split(/\n{2,}/).map((line) => ({
    type: 'paragraph' as const,
    content: line === '' ? [] : [{ type: 'text' as const, text: line }],
  }))
  return compileBook(
    {
      manuscript: { title, author: '', language },
      items: [item],
      collections: [],
      texts: new Map([[id, { content: content ?? { type: 'doc', content: paragraphs }, comments }]]),
    },
    {
      ...PRESETS.reading,
      chapterTitles: hasTitle ? 'title' : 'none',
      page: 'a4',
      matter: { ...PRESETS.reading.matter, hasTitlePage: false },
    },
  )
}

/** The text of a chapter that was sent with a request, with its footnotes below it as [1]. */
export const chapterText = (chapter: ProjectChapter): string =>
  new TextDecoder().decode(writeText(chapterBook(chapter, { hasTitle: false }), () => undefined))
