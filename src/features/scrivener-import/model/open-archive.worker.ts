import { ArchiveError } from '@scrivener/archive-error.ts'
import { openProject } from '@scrivener/open-project.ts'
import { sourceIdentifier } from '@scrivener/source-identifier.ts'
import { type ArchivePreview, summarise } from './archive-preview.ts'
import { countArchiveWords } from './count-words.ts'

/** The worker's messages: the preview, then word counts, or the reason why the archive cannot be imported. */
export type OpenArchiveResult =
  | { preview: ArchivePreview }
  | { words: [index: number, count: number][] }
  | { isDone: true }
  | { refused: { code: string; message: string } }

self.onmessage = async ({ data: file }: MessageEvent<File>) => {
  const source = {
    size: file.size,
    read: async (start: number, end: number) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
  }
  try {
    const opened = await openProject(source, { archiveName: file.name })
    const { project, plan } = opened
    post({ preview: summarise(project, plan, await sourceIdentifier(project)) })
    await countArchiveWords(opened, (words) => post({ words }))
    post({ isDone: true })
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error
    post({ refused: { code: error.code, message: error.message } })
  }
}

function post(message: OpenArchiveResult): void {
  self.postMessage(message)
}
