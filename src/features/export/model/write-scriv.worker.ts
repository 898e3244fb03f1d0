import { measurePicture } from '@compile/measure-picture.ts'
import type { ScrivSource } from '@scrivener/write/scriv-source.ts'
import { writeScriv } from '@scrivener/write/write-scriv.ts'
import type { WriteFileResult } from './export-file.ts'

/** The worker's input: the imported archive with its name, the manuscript, and its stored pictures. */
export type WriteScrivRequest = {
  archive: Blob
  archiveName: string
  source: Omit<ScrivSource, 'picture'>
  pictures: readonly { path: string; blob: Blob }[]
}

self.onmessage = async ({ data }: MessageEvent<WriteScrivRequest>) => {
  try {
    post({ file: { bytes: await write(data), extension: 'scriv.zip', mime: 'application/zip' } })
  } catch (error) {
    // A rejection in a worker reaches no handler of the page.
    post({ failed: error instanceof Error ? error.message : String(error) })
  }
}

async function write({ archive, archiveName, source, pictures }: WriteScrivRequest) {
  const read = new Map<string, ReturnType<ScrivSource['picture']>>()
  for (const { path, blob } of pictures) {
    const bytes = new Uint8Array(await blob.arrayBuffer())
    const size = measurePicture(bytes)
    if (size) read.set(path, { ...size, bytes })
  }
  return writeScriv(new Uint8Array(await archive.arrayBuffer()), archiveName, {
    ...source,
    picture: (path) => read.get(path) ?? null,
  })
}

function post(message: WriteFileResult): void {
  self.postMessage(message)
}
