import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nodePdfEngine } from '../../../../../tests/support/compile/pdf-engine.ts'
import {
  itemId,
  note,
  paragraph,
  sampleSource,
  text,
} from '../../../../../tests/support/compile/sample-book.ts'
import type { CompileChoices } from '../../contract/compile.ts'
import { rtfHead } from '../../scrivener/write/rtf-head.ts'
import { bodyRtf } from '../../scrivener/write/write-rtf.ts'
import { compileBook } from '../compile-book.ts'
import { PRESETS } from '../presets.ts'
import { type BookFormat, writeBook } from '../write-book.ts'

const plain: CompileChoices = {
  ...PRESETS.reading,
  separator: '',
  header: 'none',
  footer: 'none',
  matter: { ...PRESETS.reading.matter, hasTitlePage: false },
}
const LINES = [
  'It rained, and again, said N. Neil.',
  'Élodie, Ærø, Ψυχή, Москва.',
  'שלום (שלום) abc 123, مرحبا.',
  '東京の夜、「雨」𠮷野家 👩‍👩‍👧 🇫🇷',
  '<b>Bold</b> & {\\b braces} #1 *star* _under_ [x](y) $1$ ~a~ ^b^ @c',
  '1. not a list',
  '- nor this',
]
const cell = (value: string) => ({ type: 'tableCell' as const, content: [paragraph(value)] })
const content = [
  ...LINES.map((line) => paragraph(line)),
  paragraph('In ', text('italics', 'italic'), ' and ', text('bold', 'bold'), '.'),
  {
    type: 'bulletList' as const,
    content: [{ type: 'listItem' as const, content: [paragraph('an entry')] }],
  },
  {
    type: 'table' as const,
    content: [{ type: 'tableRow' as const, content: [cell('left'), cell('right')] }],
  },
  paragraph('The end.'),
]
const WORDS = [...LINES, 'In italics and bold.', 'an entry', 'left', 'right', 'The end.']
const source = sampleSource([
  { title: 'The "<i>Storm</i>" & שלום', type: 'chapter', blocks: content },
  {
    title: 'Notes',
    type: 'chapter',
    comments: [note(1, 'footnote', 'A boat.')],
    blocks: [paragraph('A ', text('dinghy', { type: 'footnote', attrs: { id: itemId(901) } }), '.')],
  },
])

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quillport-programs-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes the manuscript, or its first text as RTF as a .scriv copy has it, to a file. */
async function write(format: BookFormat | 'rtf'): Promise<string> {
  const path = join(folder, `book.${format}`)
  if (format === 'rtf') {
    const context = { sourceId: () => null, picture: () => null }
    writeFileSync(path, bodyRtf(content, rtfHead(null, 'mac'), context))
    return path
  }
  const { bytes } = await writeBook(format, compileBook(source, plain), new Map(), {
    identity: { id: itemId(1), modified: new Date('2026-11-25T10:00:00Z') },
    pdf: nodePdfEngine,
    progress: () => undefined,
  })
  writeFileSync(path, bytes)
  return path
}

const run = (program: string, args: readonly string[]) =>
  spawnSync(program, args, { encoding: 'utf8', timeout: 120_000, maxBuffer: 64 * 1024 * 1024 })
const isMissing = (program: string) => run(program, ['--version']).status !== 0
const pandocIsMissing = isMissing('pandoc')
const sofficeIsMissing = isMissing('soffice')
const spaced = (value: string) => value.replace(/[\s\u00a0]+/g, ' ')

/** Fails unless a text has the words of the manuscript in their order. */
function expectWords(read: string, words: readonly string[]): void {
  let rest = spaced(read)
  for (const line of words) {
    const at = rest.indexOf(spaced(line))
    expect(at, `“${line}” in ${rest.slice(0, 200)}`).toBeGreaterThanOrEqual(0)
    rest = rest.slice(at + spaced(line).length)
  }
}

type PandocNode = { t?: string; c?: unknown }

/** The words of pandoc's tree, which has no markup of its own. */
function pandocText(node: unknown): string {
  if (Array.isArray(node)) return node.map(pandocText).join('')
  if (typeof node !== 'object' || node === null) return ''
  const { t, c } = node as PandocNode
  if (t === undefined) return pandocText(Object.values(node))
  if (t === 'Str') return c as string
  if (t === 'Space' || t === 'SoftBreak' || t === 'LineBreak') return ' '
  if (t === 'Code' || t === 'CodeBlock' || t === 'Math') return (c as string[]).at(-1) ?? ''
  const inside = pandocText(c)
  return ['Para', 'Plain', 'Header'].includes(t) ? `${inside}\n` : inside
}

const TITLED = ['The "<i>Storm</i>" & שלום', ...WORDS, 'Notes']

describe('pandoc reads the words of the manuscript (R-978)', () => {
  beforeEach(({ skip }) => skip(pandocIsMissing, 'pandoc is not installed'))
  it.each([
    ['docx', 'docx'],
    ['epub', 'epub'],
    ['md', 'gfm+footnotes'],
  ] as const)('from a file of %s', async (format, reader) => {
    const path = await write(format)
    const { stdout, stderr } = run('pandoc', ['-f', reader, '-t', 'json', path])
    expect(stderr).toBe('')
    const read = pandocText((JSON.parse(stdout) as { blocks: unknown }).blocks)
    expectWords(read, TITLED)
    // Its reader of e-books leaves out the notes.
    if (format !== 'epub') expect(read).toContain('A boat.')
  })
  it('from a text of a .scriv copy', async () => {
    const { stdout } = run('pandoc', ['-f', 'rtf', '-t', 'json', await write('rtf')])
    const read = pandocText((JSON.parse(stdout) as { blocks: unknown }).blocks)
    // Its reader of RTF has no characters beyond U+FFFF.
    expectWords(
      read.replaceAll('\ufffd', ''),
      WORDS.map((line) => line.replace(/[\u{10000}-\u{10ffff}]/gu, '')),
    )
  })
})

describe('LibreOffice reads the words of the manuscript (R-978)', () => {
  beforeEach(({ skip }) => skip(sofficeIsMissing, 'LibreOffice is not installed'))
  it.each([
    ['docx', [...TITLED, 'A dinghy']],
    ['rtf', WORDS],
  ] as const)('from a file of %s', async (format, words) => {
    const path = await write(format)
    const args = ['--headless', `-env:UserInstallation=file://${folder}/profile`]
    run('soffice', [...args, '--convert-to', 'txt:Text (encoded):UTF8', '--outdir', folder, path])
    expectWords(readFileSync(join(folder, 'book.txt'), 'utf8'), words)
  })
})
