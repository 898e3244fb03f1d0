import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ExportFigure } from './export.fixture.ts'
import { finish, isQuick, sized } from './quick.ts'

// `npm run bench export`: a generated novel as each format, from its stored texts to the bytes of the file; as `scriv`, the
// copy of an imported project of which every text was changed. Each file is written by a new process, so that the memory
// of one is not counted for another.

/** The longest time for a million words as docx or scriv, in seconds. */
const MOST_SECONDS = 30
const FORMATS = ['txt', 'md', 'docx', 'epub', 'scriv', 'pdf'] as const
const SIZES = isQuick ? [sized(100_000, 2_000)] : [100_000, 1_000_000]

function measure(words: number, format: string): Promise<ExportFigure> {
  return new Promise((resolve, reject) => {
    const child = fork(
      fileURLToPath(new URL('./export.fixture.ts', import.meta.url)),
      [String(words), format],
      {
        // A browser's tab has as much.
        execArgv: ['--import', 'tsx', '--max-old-space-size=4096'],
      },
    )
    child.once('message', (figure) => resolve(figure as ExportFigure))
    child.once('exit', (code) => reject(new Error(`${format} of ${words} words ended with ${code}`)))
  })
}

let isWithinLimits = true
for (const words of SIZES) {
  for (const format of FORMATS) {
    const { seconds, megabytes, size } = await measure(words, format)
    console.log(
      `${words} words as ${format}: ${seconds.toFixed(1)} s, peak ${megabytes} MB, file ${(size / 1e6).toFixed(2)} MB`,
    )
    const isLimited = (format === 'docx' || format === 'scriv') && words === 1_000_000
    if (isLimited && seconds > MOST_SECONDS) isWithinLimits = false
  }
}
finish(isWithinLimits)
