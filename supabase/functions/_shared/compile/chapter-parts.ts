import type { Doc } from '../contract/document.ts'
import type { ProjectChapter } from '../contract/projects.ts'

/** The text of a chapter that was sent with a request, in parts of one language each. */
export function chapterParts({
  content,
  language,
  languages,
}: Pick<ProjectChapter, 'content' | 'language' | 'languages'>): { language: string; doc: Doc }[] {
  if (!content) return []
  const parts: { language: string; doc: Doc }[] = []
  let from = 0
  for (const { blocks, language: own } of languages) {
    const nodes = content.content.slice(from, from + blocks)
    from += blocks
    const last = parts.at(-1)
    if (last?.language === own) last.doc.content = last.doc.content.concat(nodes)
    else if (nodes.length > 0) parts.push({ language: own, doc: { type: 'doc', content: nodes } })
  }
  return parts.length > 0 ? parts : [{ language, doc: content }]
}
