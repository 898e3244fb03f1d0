import { compileBook } from '@compile/compile-book.ts'
import { presetChoices } from '@compile/presets.ts'
import { writeDocx } from '@compile/writers/write-docx.ts'
import type { DocNode } from '@contract/document.ts'
import type { PictureNode } from '@contract/picture-figure.ts'
import { DOCX_LIMITS } from '@docx/docx-limits.ts'
import { bytesSource } from '@scrivener/zip/byte-source.ts'
import { openZip } from '@scrivener/zip/open-zip.ts'
import JSZip from 'jszip'
import { describe, expect, it } from 'vitest'
import {
  itemId,
  paragraph,
  samplePicture,
  sampleSource,
} from '../../../../tests/support/compile/sample-book.ts'
import { rawDocx } from '../../../../tests/support/docx/raw-docx.ts'
import type { Piece } from './cut-text.ts'
import { PictureLoader } from './load-pictures.ts'
import { readFile } from './read-file.ts'
import { toItems } from './to-items.ts'

const PNG = new Uint8Array(samplePicture().bytes)
const IMAGE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/image'
const NAMESPACES =
  'xmlns:wp="wp" xmlns:a="a" xmlns:pic="pic" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'

const p = (inner: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${inner}</w:p>`
const r = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
const drawing = (id: string, alt = '', size = '') =>
  `<w:r><w:drawing><wp:inline ${NAMESPACES}>${size}<wp:docPr id="1" name="x" descr="${alt}"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`

type Target = { id: string; target: string; isExternal?: boolean }
async function docx(
  body: string,
  targets: readonly Target[],
  files: Record<string, Uint8Array | string> = {},
) {
  const relationships = targets.map(
    ({ id, target, isExternal }) =>
      `<Relationship Id="${id}" Type="${IMAGE}" Target="${target}"${isExternal ? ' TargetMode="External"' : ''}/>`,
  )
  const styles = `<w:style w:type="paragraph" w:styleId="Legende"><w:name w:val="caption"/></w:style>`
  const styleLink =
    '<Relationship Id="rIdStyles" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/>'
  return rawDocx(
    { body, styles },
    {
      'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${styleLink}${relationships.join('')}</Relationships>`,
      ...files,
    },
  )
}
const images = (value: unknown): PictureNode['attrs'][] => {
  const found: PictureNode['attrs'][] = []
  JSON.stringify(value, (_, node: PictureNode) => {
    if (node?.type === 'image') found.push(node.attrs)
    return node
  })
  return found
}

describe('the pictures of a Word document (R-904, R-905)', () => {
  it('come at their places with description, size, alignment and caption', async () => {
    const size = `<wp:extent cx="${40 * 9525}" cy="${20 * 9525}"/>`
    const file = await readFile(
      'book.docx',
      await docx(
        p(r('Before ') + drawing('rIdA', 'A small boat', size) + r('after.')) +
          p(drawing('rIdA'), '<w:jc w:val="center"/>') +
          p(r('The boat'), '<w:pStyle w:val="Legende"/>'),
        [{ id: 'rIdA', target: 'media/boat.png' }],
        { 'word/media/boat.png': PNG },
      ),
    )
    expect(file.leftOut).toEqual([])
    // Stored once, although it is used twice.
    expect(file.pictures).toHaveLength(1)
    const [picture] = file.pictures
    expect(picture).toMatchObject({ name: 'boat.png', blob: { type: 'image/png', size: PNG.length } })
    expect(new Uint8Array((await picture?.blob.arrayBuffer()) ?? [])).toEqual(PNG)
    const path = picture?.path
    expect(file.blocks.map(({ node }) => node)).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Before ' },
          { type: 'image', attrs: { path, alt: 'A small boat', width: 40, height: 20 } },
          { type: 'text', text: 'after.' },
        ],
      },
      {
        type: 'paragraph',
        content: [
          {
            type: 'image',
            attrs: { path, alt: '', width: null, height: null, align: 'center', caption: 'The boat' },
          },
        ],
      },
    ])
  })

  it('are left out with the reason when they are no pictures, or not in the file', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const ids = ['svg', 'emf', 'gone', 'web', 'up', 'local']
    const { leftOut, pictures, blocks } = await readFile(
      'book.docx',
      await docx(
        p(r('Text') + ids.map((id) => drawing(id)).join('')),
        [
          { id: 'svg', target: 'media/false.png' },
          { id: 'emf', target: 'media/draft.emf' },
          { id: 'gone', target: 'media/gone.png' },
          { id: 'web', target: 'https://example.org/spy.png', isExternal: true },
          { id: 'up', target: '../../../secret.png' },
          { id: 'local', target: 'file:///etc/passwd', isExternal: true },
        ],
        { 'word/media/false.png': svg, 'word/media/draft.emf': new Uint8Array(200) },
      ),
    )
    expect(Object.fromEntries(leftOut.map(({ name, reason }) => [name, reason]))).toEqual({
      'false.png': 'format',
      'draft.emf': 'format',
      'gone.png': 'missing',
      'spy.png': 'linked',
      'secret.png': 'missing',
      passwd: 'linked',
    })
    expect(pictures).toEqual([])
    expect(images(blocks)).toEqual([])
  })

  it('that are left out leave no empty line, which would read as a break', async () => {
    const targets = [
      { id: 'web', target: 'https://example.org/spy.png', isExternal: true },
      { id: 'gone', target: 'media/gone.png' },
    ]
    const body = p(r('One')) + p(drawing('web')) + p(drawing('gone')) + p(r('Two'))
    const { blocks } = await readFile('book.docx', await docx(body, targets))
    expect(blocks.map(({ node }) => node)).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: 'One' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'Two' }] },
    ])
  })

  it('are limited in size and number', async () => {
    const zip = new JSZip()
    const large = new Uint8Array(10 * 1024 * 1024 + 1)
    large.set(PNG)
    zip.file('large.png', large)
    const wide = PNG.slice()
    // The width of the header, 8,000 × 8,001 pixels.
    new DataView(wide.buffer).setUint32(16, 8000)
    new DataView(wide.buffer).setUint32(20, 8001)
    zip.file('wide.png', wide)
    for (const name of ['one.png', 'two.png']) zip.file(name, PNG)
    const bytes = await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' })
    const archive = await openZip(bytesSource(bytes), DOCX_LIMITS)
    const loader = new PictureLoader(archive, { count: 1, bytes: 2 ** 30 })
    const load = (name: string) => loader.load({ targets: [name], name })
    expect(await load('large.png')).toEqual({ name: 'large.png', reason: 'size' })
    expect(await load('wide.png')).toEqual({ name: 'wide.png', reason: 'damaged' })
    expect(await load('one.png')).toMatchObject({ name: 'one.png', blob: { size: PNG.length } })
    expect(await load('two.png')).toEqual({ name: 'two.png', reason: 'count' })
    const small = new PictureLoader(archive, { count: 9, bytes: PNG.length })
    expect(await small.load({ targets: ['one.png'], name: '' })).toMatchObject({ name: 'one.png' })
    expect(await small.load({ targets: ['two.png'], name: '' })).toMatchObject({ reason: 'count' })
  })

  it('of an exported manuscript are the same again', async () => {
    const path = `${itemId(0)}/map.png`
    const figure = (attrs: Partial<PictureNode['attrs']>): DocNode => ({
      type: 'image',
      attrs: { path, alt: 'A map', width: 40, height: 20, ...attrs },
    })
    const source = sampleSource([
      {
        title: 'One',
        type: 'chapter',
        blocks: [
          paragraph('Before.'),
          paragraph(figure({ align: 'center', caption: 'The map, “old” & worn' })),
          paragraph('In ', figure({}), ' line.'),
          paragraph(figure({ align: 'end' })),
        ],
      },
    ])
    const book = compileBook(source, presetChoices('reading', 'en'))
    const bytes = await writeDocx(book, new Map([[path, samplePicture()]]), () => undefined)
    const file = await readFile('book.docx', bytes)
    const stored = file.pictures[0]?.path
    expect(file.pictures).toHaveLength(1)
    expect(images(file.blocks)).toMatchObject([
      {
        path: stored,
        alt: 'A map',
        width: 40,
        height: 20,
        align: 'center',
        caption: 'The map, “old” & worn',
      },
      { path: stored, alt: 'A map', width: 40, height: 20 },
      { path: stored, alt: 'A map', width: 40, height: 20, align: 'end' },
    ])
  })

  it('are the same again in a manuscript with 200, each at its place', async () => {
    const at = (place: number) => `${itemId(0)}/${place}.png`
    const places = Array.from({ length: 200 }, (_, place) => place)
    const blocks = places.map((place) =>
      paragraph(`Before ${place}. `, {
        type: 'image',
        attrs: { path: at(place), alt: `Picture ${place}`, width: 40, height: 20 },
      }),
    )
    const book = compileBook(
      sampleSource([{ title: 'One', type: 'chapter', blocks }]),
      presetChoices('reading', 'en'),
    )
    // Of different sizes, so that no two files are the same.
    const sources = new Map(places.map((place) => [at(place), samplePicture(place + 1, 1)]))
    const file = await readFile('book.docx', await writeDocx(book, sources, () => undefined))
    expect(file.leftOut).toEqual([])
    const found = images(file.blocks)
    expect(found.map(({ alt }) => alt)).toEqual(places.map((place) => `Picture ${place}`))
    const stored = new Map(file.pictures.map(({ path, blob }) => [path, blob]))
    expect(stored.size).toBe(200)
    for (const [place, { path }] of found.entries()) {
      const bytes = new Uint8Array((await stored.get(path)?.arrayBuffer()) ?? new ArrayBuffer(0))
      expect(bytes).toEqual(new Uint8Array(samplePicture(place + 1, 1).bytes))
    }
  })
})

it('R-904: the pictures of an OpenDocument text come with description, size and alignment', async () => {
  const names = ['office', 'text', 'style', 'fo', 'table', 'draw', 'xlink', 'dc', 'meta', 'svg']
  const spaces = names.map((name) => `xmlns:${name}="urn:${name}"`).join(' ')
  const frame = (href: string, anchor = 'paragraph') =>
    `<draw:frame text:anchor-type="${anchor}" svg:width="2cm" svg:height="1in"><draw:image xlink:href="${href}"/><svg:desc>A boat</svg:desc></draw:frame>`
  const zip = new JSZip()
  zip.file('mimetype', 'application/vnd.oasis.opendocument.text')
  zip.file('Pictures/boat.png', PNG)
  zip.file(
    'content.xml',
    `<?xml version="1.0"?><office:document-content ${spaces}><office:body><office:text><text:p>Lines ${frame('Pictures/boat.png', 'as-char')} here</text:p><text:p>${frame('https://example.org/spy.png')}${frame('../out.png')}</text:p></office:text></office:body></office:document-content>`,
  )
  const file = await readFile('book.odt', await zip.generateAsync({ type: 'uint8array' }))
  expect(images(file.blocks)).toEqual([
    { path: file.pictures[0]?.path, alt: 'A boat', width: 76, height: 96 },
  ])
  expect(file.leftOut).toEqual([
    { name: 'spy.png', reason: 'linked' },
    { name: 'out.png', reason: 'linked' },
  ])
})

it('R-904: the pictures of a new manuscript are in its folder', async () => {
  const bytes = await docx(p(r('Text') + drawing('rIdA')), [{ id: 'rIdA', target: 'media/boat.png' }], {
    'word/media/boat.png': PNG,
  })
  const file = await readFile('book.docx', bytes)
  const piece: Piece = {
    kind: 'scene',
    title: 'One',
    number: 1,
    parent: null,
    depth: 0,
    cut: null,
    from: 0,
    to: file.blocks.length,
  }
  const items = toItems(file, [piece], () => '', itemId(7))
  const name = file.pictures[0]?.path.split('/').at(-1)
  expect(images(items).map(({ path }) => path)).toEqual([`${itemId(7)}/${name}`])
})
