import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { convertText } from '../../supabase/functions/_shared/scrivener/convert-text.ts'
import { escapeRtf, macRtf, type RtfDialect, windowsRtf } from '../support/scrivener/write-rtf.ts'
import { finish, isQuick } from './quick.ts'

/** The minimum ratio of pandoc's time to ours on the same files. */
export const LEAST_RATIO = 5

const SENTENCES = [
  'Il pleuvait sur le port — encore ; « déjà ? » dit-elle en regardant l’œuvre.',
  'The harbour master counted the boats twice, and twice the sum came out different.',
  'Ничего не было видно, кроме огней на том берегу.',
  'Elle n’avait que 5 € et une idée fixe…',
]

/** A text of about `size` bytes with the formatting of a typical scene. */
export function sampleText(dialect: RtfDialect, size: number): Uint8Array {
  const paragraphs: string[] = []
  for (let length = 0, number = 0; length < size; number++) {
    const plain = Array.from({ length: 5 }, (_, at) =>
      escapeRtf(SENTENCES[(number + at) % 4] as string, dialect),
    )
    plain[1] = `{\\i ${plain[1]}}`
    if (number % 3 === 0) plain[3] = `\\b ${plain[3]}\\b0 `
    const paragraph = plain.join(' ')
    paragraphs.push(paragraph)
    length += paragraph.length + 20
  }
  const rtf = dialect === 'mac' ? macRtf(paragraphs.join('\\\n')) : windowsRtf(paragraphs)
  return new TextEncoder().encode(rtf)
}

/** The median of several measurements. */
function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] as number
}

function timesOf(work: () => void, rounds: number): number {
  return median(
    Array.from({ length: rounds }, () => {
      const start = performance.now()
      work()
      return performance.now() - start
    }),
  )
}

/** Milliseconds for each kind of file; `pandoc` is null where it is not installed. */
export interface RtfFigure {
  name: string
  bytes: number
  ours: number
  pandoc: number | null
  ratio: number | null
}

/** Measures the conversion of texts of several sizes in both dialects, against pandoc if installed. */
export function measureRtf(sizes: readonly number[] = [20_000, 200_000, 1_000_000]): RtfFigure[] {
  const hasPandoc = spawnSync('pandoc', ['--version']).status === 0
  const folder = mkdtempSync(join(tmpdir(), 'quillport-rtf-'))
  try {
    return sizes.flatMap((size) =>
      (['mac', 'windows'] as const).map((dialect) => measureOne(folder, dialect, size, hasPandoc)),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function measureOne(folder: string, dialect: RtfDialect, size: number, hasPandoc: boolean): RtfFigure {
  const bytes = sampleText(dialect, size)
  const path = join(folder, `${dialect}-${size}.rtf`)
  writeFileSync(path, bytes)
  // Cold runs count too, because a worker has them.
  const ours = timesOf(() => convertText(bytes), 5)
  const pandoc = hasPandoc
    ? timesOf(
        () => execFileSync('pandoc', ['-f', 'rtf', '-t', 'plain', '--wrap=none', path, '-o', `${path}.txt`]),
        3,
      )
    : null
  return {
    name: `${dialect} ${Math.round(size / 1000)} kB`,
    bytes: bytes.length,
    ours,
    pandoc,
    ratio: pandoc && pandoc / ours,
  }
}

/** Prints the results; false when pandoc is installed and the total ratio is too low. */
export function printRtfFigures(figures: readonly RtfFigure[]): boolean {
  for (const { name, bytes, ours, pandoc, ratio } of figures) {
    const compared =
      pandoc === null
        ? 'pandoc is not installed'
        : `pandoc ${pandoc.toFixed(0)} ms, ratio ${ratio?.toFixed(1)}`
    console.log(
      `rtf ${name}: ${ours.toFixed(1)} ms (${(bytes / 1e6 / (ours / 1e3)).toFixed(1)} MB/s); ${compared}`,
    )
  }
  if (figures.some((figure) => figure.pandoc === null)) return true
  const total = (pick: (figure: RtfFigure) => number): number =>
    figures.reduce((sum, figure) => sum + pick(figure), 0)
  const ratio = total((figure) => figure.pandoc ?? 0) / total((figure) => figure.ours)
  console.log(`rtf in all: ${ratio.toFixed(1)} times as fast as pandoc (at least ${LEAST_RATIO} wanted)`)
  return ratio >= LEAST_RATIO
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  finish(printRtfFigures(isQuick ? measureRtf([2000]) : measureRtf()))
