import { type SampleItem, sampleUuid, writeProject } from './write-project.ts'
import { macRtf } from './write-rtf.ts'

/** The vocabulary of a long novel, large enough that texts differ and compress realistically. */
const WORDS =
  'harbour salt wind lantern captain letter morning rain stone garden window silence river winter road candle voice brother sister mirror shadow island sail rope storm bread water fire child mother stranger door key map street bell'.split(
    ' ',
  )

/** The paragraphs of a document, deterministic by its number. */
export function longParagraphs(number: number, words: number): string[] {
  let seed = (number + 1) * 2654435761
  const next = (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed % below
  }
  const paragraphs: string[] = []
  for (let count = 0; count < words; ) {
    const length = Math.min(words - count, 40 + next(60))
    const line = Array.from({ length }, () => WORDS[next(WORDS.length)])
    paragraphs.push(`${number}: ${line.join(' ')}.`)
    count += length
  }
  return paragraphs
}

/**
 * A project of many documents in chapters of twenty, with synopses and some notes; `ballast` bytes of pictures are
 * added.
 */
export function longNovel(options: { documents: number; words: number; ballast?: number }): Uint8Array {
  const { documents, words, ballast = 0 } = options
  const chapters: SampleItem[] = []
  for (let from = 0; from < documents; from += 20) {
    const count = Math.min(20, documents - from)
    chapters.push({
      title: `Chapter ${from / 20 + 1}`,
      type: 'Folder',
      includeInCompile: true,
      children: Array.from({ length: count }, (_, at) => document(from + at, words)),
    })
  }
  const pictures = Math.ceil(ballast / PICTURE_BYTES)
  const research = Array.from({ length: pictures }, (_, at) => ({
    title: `Picture ${at + 1}`,
    type: 'Image',
    file: { extension: 'jpg', data: noise(at, PICTURE_BYTES) },
  }))
  return writeProject({
    name: 'Long',
    items: [
      { title: 'Manuscript', type: 'DraftFolder', children: chapters },
      { title: 'Research', type: 'ResearchFolder', children: research },
    ],
  })
}

const PICTURE_BYTES = 1024 * 1024

function document(number: number, words: number): SampleItem {
  return {
    title: `Scene ${number}`,
    uuid: sampleUuid(1_000_000 + number),
    includeInCompile: true,
    text: macRtf(longParagraphs(number, words).join('\\\n')),
    synopsis: `What happens in scene ${number}.`,
    ...(number % 5 === 0 ? { notes: [`Note ${number}.`] } : {}),
  }
}

/** Incompressible bytes. */
function noise(seed: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  let state = seed + 1
  for (let at = 0; at < length; at++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    bytes[at] = state >>> 24
  }
  return bytes
}
