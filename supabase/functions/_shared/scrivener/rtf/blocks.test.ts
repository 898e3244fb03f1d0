import { describe, expect, it } from 'vitest'
import { macRtf } from '../../../../../tests/support/scrivener/write-rtf.ts'
import { type DocNode, docSchema } from '../../contract/document.ts'
import { convertText } from '../convert-text.ts'
import type { ConvertedText, TextContext } from '../text-types.ts'

const convert = (body: string, context?: TextContext): ConvertedText => {
  const converted = convertText(new TextEncoder().encode(macRtf(body)), context)
  docSchema.parse(converted.doc)
  return converted
}
/** A tree in short notation: `ul(li(p:a))`. */
const shape = (nodes: readonly DocNode[] | undefined): string => (nodes ?? []).map(shapeOf).join(' ')
const SHORT: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  table: 'table',
  tableRow: 'tr',
  tableCell: 'td',
  image: 'img',
  heading: 'h',
  horizontalRule: 'hr',
  blockquote: 'q',
}
function shapeOf(node: DocNode): string {
  if (node.type === 'text') return node.text
  const name = SHORT[node.type] ?? node.type
  const attrs =
    node.type === 'tableCell' && (node.attrs?.colspan !== 1 || node.attrs.rowspan !== 1)
      ? `[${node.attrs?.colspan}x${node.attrs?.rowspan}]`
      : ''
  return 'content' in node && node.content ? `${name}${attrs}(${shape(node.content)})` : `${name}${attrs}`
}
const tree = (body: string, context?: TextContext): string => shape(convert(body, context).doc.content)

const LISTS =
  "{\\*\\listtable{\\list\\listtemplateid1{\\listlevel\\levelnfc23\\levelstartat1{\\leveltext\\'01\\uc0\\u8226 ;}{\\levelnumbers;}}{\\listlevel\\levelnfc4\\levelstartat3{\\leveltext\\'02\\'01.;}{\\levelnumbers\\'01;}}{\\listname ;}\\listid11}{\\list{\\listlevel\\levelnfc0\\levelstartat1}\\listid12}}" +
  '{\\*\\listoverridetable{\\listoverride\\listid11\\listoverridecount0\\ls1}{\\listoverride\\listid12\\listoverridecount0\\ls2}}'
const item = (ls: number, level: number, text: string): string =>
  `\\pard\\ls${ls}\\ilvl${level} {\\listtext\t\\uc0\\u8226 \t}${text}\\\n`

describe('lists', () => {
  it('are nested by level, without the labels the text repeats', () => {
    expect(
      tree(`${LISTS}${item(1, 0, 'a')}${item(1, 1, 'b')}${item(1, 1, 'c')}${item(1, 0, 'd')}\\pard e`),
    ).toBe('ul(li(p(a) ol(li(p(b)) li(p(c)))) li(p(d))) p(e)')
  })
  it('keep how and from where they count', () => {
    const { doc } = convert(`${LISTS}${item(1, 1, 'b')}${item(2, 0, 'x')}`)
    expect(doc.content).toMatchObject([
      { type: 'orderedList', attrs: { start: 3, type: 'a' } },
      { type: 'orderedList', attrs: { start: 1, type: null } },
    ])
  })
  it('are parted by a paragraph and by another list', () => {
    expect(tree(`${LISTS}${item(1, 0, 'a')}\\pard x\\\n${item(1, 0, 'b')}${item(2, 0, 'c')}`)).toBe(
      'ul(li(p(a))) p(x) ul(li(p(b))) ol(li(p(c)))',
    )
  })
  it('of the old kind are read too', () => {
    expect(
      tree(
        "\\pard{\\pntext\\'b7\\tab}{\\*\\pn\\pnlvlblt\\pnf1{\\pntxtb\\'b7}}a\\par\\pard{\\pntext 1.}{\\*\\pn\\pnlvlbody\\pndec}b",
      ),
    ).toBe('ul(li(p(a))) ol(li(p(b)))')
  })
})

const cells = (...texts: string[]): string =>
  texts.map((text) => `\\pard\\intbl\\itap1 ${text}\\cell `).join('')
const row = (edges: (number | string)[], ...texts: string[]): string =>
  `\\itap1\\trowd \\taflags1 ${edges.map((edge) => (typeof edge === 'number' ? `\\cellx${edge}` : edge)).join('')}${cells(...texts)}\\row\n`

describe('tables', () => {
  it('keep rows, cells and the paragraphs in them', () => {
    expect(tree(`a\\\n${row([100, 200], 'b\\\nc', 'd')}${row([100, 200], 'e', '')}\\pard f`)).toBe(
      'p(a) table(tr(td(p(b) p(c)) td(p(d))) tr(td(p(e)) td(p))) p(f)',
    )
  })
  it('end with \\lastrow: the next row is another table', () => {
    expect(tree(`${row([100], 'a').replace('\\row', '\\lastrow\\row')}${row([100], 'b')}`)).toBe(
      'table(tr(td(p(a)))) table(tr(td(p(b))))',
    )
  })
  it('keep cells merged along and down', () => {
    const first = row(['\\clmgf\\cellx100', '\\clmrg\\cellx200', '\\clvmgf\\cellx300'], 'a', '', 'b')
    const second = row([100, 200, '\\clvmrg\\cellx300'], 'c', 'd', '')
    expect(tree(`${first}${second}`)).toBe('table(tr(td[2x1](p(a)) td[1x2](p(b))) tr(td(p(c)) td(p(d))))')
  })
  it('lose a row that only continues the one above', () => {
    const merged = row(['\\clvmrg\\cellx100', '\\clvmrg\\cellx200'], 'c', '')
    expect(tree(`${row([100, 200], 'a', 'b')}${merged}${row([100, 200], 'd', 'e')}`)).toBe(
      'table(tr(td(p(a) p(c)) td(p(b))) tr(td(p(d)) td(p(e))))',
    )
  })
  it('are as wide in every row, by their edges or by an empty cell', () => {
    expect(tree(`${row([2000, 4000], 'a', 'b')}${row([4000], 'c')}`)).toBe(
      'table(tr(td(p(a)) td(p(b))) tr(td[2x1](p(c))))',
    )
    expect(tree(`${row([], 'a', 'b')}${row([], 'c')}`)).toBe(
      'table(tr(td(p(a)) td(p(b))) tr(td(p(c)) td(p)))',
    )
  })
  it('inside cells are read as the cell’s paragraphs', () => {
    const inner =
      '\\pard\\intbl\\itap2 x\\nestcell y\\nestcell{\\*\\nesttableprops\\trowd\\cellx10\\nestrow}{\\nonesttables\\par}'
    expect(tree(`\\trowd\\cellx100${inner}\\pard\\intbl\\itap1 z\\cell\\row`)).toBe(
      'table(tr(td(p(x) p(y) p(z))))',
    )
  })
  it('without an end are kept', () =>
    expect(tree('\\trowd\\cellx100\\pard\\intbl a\\cell b')).toBe('table(tr(td(p(a)) td(p(b))))'))
  it('give text with tabs between cells', () => expect(convert(row([100, 200], 'a', 'b')).text).toBe('a\tb'))
})

const PNG = '89504e470d0a1a0a0000000d49484452'
const pict = (data: string, words = '\\pngblip\\picwgoal1500\\pichgoal750'): string =>
  `{\\*\\shppict{\\pict{\\*\\picprop{\\sp{\\sn x}{\\sv y}}}${words}\n${data}}}{\\nonshppict{\\pict\\wmetafile8 00}}`
const keep: TextContext = { resolveAsset: (asset) => `m/${asset.ref}.${asset.extension}` }

describe('pictures', () => {
  it('are found with their bytes and size', () => {
    const { assets, doc, outcome } = convert(`a${pict(PNG)}b`, keep)
    expect(assets).toMatchObject([
      { ref: 'picture-1', mime: 'image/png', extension: 'png', width: 100, height: 50 },
    ])
    expect(Buffer.from(assets[0]?.bytes ?? []).toString('hex')).toBe(PNG)
    expect((doc.content[0] as { content: DocNode[] }).content[1]).toEqual({
      type: 'image',
      attrs: { path: 'm/picture-1.png', alt: null, width: 100, height: 50 },
    })
    expect(outcome).toBe('converted')
  })
  it('are in the line of their paragraph', () => {
    expect(tree(`a${pict(PNG)}b`, keep)).toBe('p(a img b)')
    expect(tree(pict(PNG), keep)).toBe('p(img)')
    expect(tree(`${LISTS}${item(1, 0, pict(PNG))}`, keep)).toBe('ul(li(p(img)))')
  })
  it('may be binary, bare, and JPEG', () => {
    const rtf = '{\\rtf1{\\pict\\jpegblip\\bin12 \u00ff\u00d8\u00ff\u00e0}{}\\}\u0000\u0000\u0000\u0000}x}'
    const { assets, text } = convertText(Uint8Array.from(rtf, (char) => char.charCodeAt(0)))
    expect(assets).toMatchObject([{ mime: 'image/jpeg', extension: 'jpg' }])
    expect([assets[0]?.bytes.length, text]).toEqual([12, 'x'])
  })
  it('are what their bytes say, not what they claim', () => {
    expect(convert(pict(PNG, '\\jpegblip')).assets[0]?.mime).toBe('image/png')
    expect(convert(pict('3c7376673e3c2f7376673e', '\\pngblip')).damage.map(({ code }) => code)).toEqual([
      'unsupported_picture',
    ])
    expect(convert(pict('00')).damage.map(({ code }) => code)).toEqual(['broken_picture'])
  })
  it('without a place to go leave no trace in the text', () => expect(tree(`a${pict(PNG)}b`)).toBe('p(ab)'))
})
