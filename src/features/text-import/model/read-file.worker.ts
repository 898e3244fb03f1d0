import { type ParsedText, type TextProblem, UnreadableFile } from './file-text.ts'
import { readFile } from './read-file.ts'

/** The worker's message: the text of the file, or why it cannot be read. */
export type ReadFileResult = { text: ParsedText } | { problem: TextProblem }

self.onmessage = async ({ data: file }: MessageEvent<File>) => {
  try {
    post({ text: await readFile(file.name, new Uint8Array(await file.arrayBuffer())) })
  } catch (error) {
    // A rejection in a worker reaches no handler of the page.
    post({ problem: error instanceof UnreadableFile ? error.code : 'damaged' })
  }
}

function post(message: ReadFileResult): void {
  self.postMessage(message)
}
