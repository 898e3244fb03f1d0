import JSZip from 'jszip'
import { SaxesParser } from 'saxes'

/** The lines of text of an XML document: one for each element of `lineNames`, without `skipped` elements. */
function xmlLines(
  xml: string,
  lineNames: readonly string[],
  skipped: readonly string[],
  textOf?: string,
): string[] {
  const lines: string[] = []
  const open: string[] = []
  const current: string[] = []
  let skipping = 0
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => {
    open.push(name)
    if (skipped.includes(name)) skipping++
    else if (lineNames.includes(name)) current.push('')
    else if ((name === 'br' || name === 'w:br') && current.length > 0) current.push(`${current.pop()}\n`)
    else if (name === 'w:tab' && open.includes('w:r') && current.length > 0)
      current.push(`${current.pop()}\t`)
  })
  parser.on('text', (text) => {
    if (skipping > 0 || current.length === 0 || (textOf !== undefined && open.at(-1) !== textOf)) return
    current.push(current.pop() + text)
  })
  parser.on('closetag', ({ name }) => {
    open.pop()
    if (skipped.includes(name)) skipping--
    else if (lineNames.includes(name)) lines.push(current.pop() ?? '')
  })
  parser.write(xml).close()
  return lines
}

const part = async (zip: JSZip, name: string): Promise<string> => {
  const file = zip.file(name)
  if (!file) throw new Error(`${name} is missing`)
  return file.async('string')
}

/** The paragraphs of a part of a docx, by default of its text. */
export async function readDocx(bytes: Uint8Array, name = 'word/document.xml'): Promise<string[]> {
  return xmlLines(await part(await JSZip.loadAsync(bytes), name), ['w:p'], ['w:instrText'], 'w:t')
}

const LINES = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'figure', 'figcaption']

/** The lines of an EPUB in the order of its spine, without navigation, notes and comments. */
export async function readEpub(bytes: Uint8Array): Promise<string[]> {
  const zip = await JSZip.loadAsync(bytes)
  const files = Object.keys(zip.files).filter((name) => /section-\d+\.xhtml$/.test(name))
  const number = (name: string) => Number(/(\d+)\.xhtml$/.exec(name)?.[1])
  files.sort((a, b) => number(a) - number(b))
  const pages = await Promise.all(files.map((name) => part(zip, name)))
  return pages.flatMap((page) =>
    xmlLines(
      page.replace('<!DOCTYPE html>', ''),
      LINES,
      ['sup', 'aside', 'title'].filter((name) => name !== 'sup'),
    ),
  )
}

/** The file names and texts of a zip. */
export async function readZip(bytes: Uint8Array): Promise<Record<string, string>> {
  const zip = await JSZip.loadAsync(bytes)
  const names = Object.keys(zip.files).filter((name) => !zip.files[name]?.dir)
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await part(zip, name)] as const)),
  )
}

/** The text of a PDF, its pages joined, with single spaces. */
export async function readPdf(bytes: Uint8Array): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const document = await getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 }).promise
  const pages: string[] = []
  for (let at = 1; at <= document.numPages; at++) {
    const { items } = await (await document.getPage(at)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''))
  }
  await document.loadingTask.destroy()
  return pages.join(' ').replace(/\s+/g, ' ')
}
