import { ArchiveError } from '@scrivener/archive-error.ts'
import { openProject } from '@scrivener/open-project.ts'
import { sourceIdentifier } from '@scrivener/source-identifier.ts'
import { type ArchivePreview, summarise } from './archive-preview.ts'

/** What the worker answers: the preview, or why the archive cannot be imported. */
export type OpenAnswer = { preview: ArchivePreview } | { refused: { code: string; message: string } }

self.onmessage = async ({ data: file }: MessageEvent<File>) => {
  const source = {
    size: file.size,
    read: async (start: number, end: number) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
  }
  try {
    const { project, plan } = await openProject(source, { archiveName: file.name })
    answer({ preview: summarise(project, plan, await sourceIdentifier(project)) })
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error
    answer({ refused: { code: error.code, message: error.message } })
  }
}

function answer(message: OpenAnswer): void {
  self.postMessage(message)
}
