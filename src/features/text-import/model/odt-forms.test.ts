import { describe, expect, it } from 'vitest'
import { rawOdt } from '../../../../tests/support/odt/raw-odt.ts'
import { readOdt } from './read-odt.ts'

const STYLES = `<style:style style:name="T1" style:family="text"><style:text-properties fo:font-style="italic"/></style:style>
<style:style style:name="T3" style:family="text" style:parent-style-name="Source_20_Text"><style:text-properties fo:font-style="italic"/></style:style>
<style:style style:name="P4" style:family="paragraph" style:parent-style-name="Preformatted_20_Text"/>
<style:style style:name="P5" style:family="paragraph"><style:paragraph-properties fo:border-top="none" fo:border-bottom="0.06pt solid #000000"/></style:style>
<style:style style:name="P6" style:family="paragraph"><style:paragraph-properties fo:border-left="0.06pt solid #000000" fo:border-bottom="0.06pt solid #000000"/></style:style>
<style:style style:name="P7" style:family="paragraph" style:parent-style-name="Table_20_Heading"><style:text-properties fo:font-weight="bold"/></style:style>`

const nodesOf = async (body: string) =>
  (await readOdt(await rawOdt(body, { styles: STYLES }))).blocks.map(({ node }) => node)
const text = (value: string) => ({ type: 'text', text: value })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })

describe('an OpenDocument text with header cells, code and rules (R-1007)', () => {
  const p = (style: string, inner: string) => `<text:p text:style-name="${style}">${inner}</text:p>`
  const span = (style: string, inner: string) => `<text:span text:style-name="${style}">${inner}</text:span>`
  const PROSE = ['One.', 'Two.', 'Three.'].map((one) => p('Standard', one)).join('')

  it('has code by the styles of LibreOffice and pandoc, and styles based on them', async () => {
    const code = (inner: string) => p('Preformatted_20_Text', inner)
    expect(
      await nodesOf(
        `${code('if (a)<text:line-break/><text:s text:c="2"/>b()')}${code('')}${p('P4', span('T1', 'c'))}${PROSE}`,
      ),
    ).toEqual([
      { type: 'codeBlock', content: [text('if (a)\n  b()\n\nc')] },
      ...['One.', 'Two.', 'Three.'].map((one) => paragraph(text(one))),
    ])
    const words = await nodesOf(p('Standard', `${span('Source_20_Text', 'a')} ${span('T3', 'b')}`))
    const mark = { type: 'code' }
    expect(words).toEqual([
      paragraph({ ...text('a'), marks: [mark] }, text(' '), {
        ...text('b'),
        marks: [{ type: 'italic' }, mark],
      }),
    ])
  })

  it('has code in quotes, entries and cells, and keeps what cannot be code as paragraphs', async () => {
    const code = (inner: string) => p('P4', inner)
    const note =
      '<text:note text:note-class="footnote"><text:note-body><text:p>Why.</text:p></text:note-body></text:note>'
    const block = (value: string) => ({ type: 'codeBlock', content: [text(value)] })
    const [list, table, empty, noted, last] = await nodesOf(
      `<text:list><text:list-item>${code('first')}${code('a')}${code('b')}</text:list-item></text:list>
      <table:table><table:table-row><table:table-cell>${code('c')}</table:table-cell></table:table-row></table:table>
      ${code('')}${code(`d${note}`)}${code('e')}${PROSE}`,
    )
    expect(list).toEqual({
      type: 'bulletList',
      content: [{ type: 'listItem', content: [paragraph(text('first')), block('a\nb')] }],
    })
    expect(table).toMatchObject({ content: [{ content: [{ type: 'tableCell', content: [block('c')] }] }] })
    expect(empty).toEqual({ type: 'paragraph' })
    expect(noted).toMatchObject({ type: 'paragraph', content: [{ text: 'd' }] })
    expect(last).toEqual(block('e'))
  })

  it('has no code where a plain text was opened in LibreOffice, and one block of thousands of lines', async () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => `line ${at}`)
    const code = lines.map((one) => p('Preformatted_20_Text', one)).join('')
    expect(new Set((await nodesOf(code + PROSE)).map(({ type }) => type))).toEqual(new Set(['paragraph']))
    const found = await nodesOf(PROSE.repeat(1000) + code)
    expect(found.at(-1)).toEqual({ type: 'codeBlock', content: [text(lines.join('\n'))] })
  })

  it('has header cells by the rows or the style, also of a table in a cell', async () => {
    const cell = (inner: string) => `<table:table-cell>${inner}</table:table-cell>`
    const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`
    const head = (rows: string) => `<table:table-header-rows>${rows}</table:table-header-rows>`
    const table = (rows: string) => `<table:table>${rows}</table:table>`
    const deep = table(head(row(cell(p('Standard', 'deep head')))) + row(cell(p('Standard', 'deep'))))
    const plain = table(row(cell(p('Standard', 'plain'))))
    const json = JSON.stringify(
      await nodesOf(
        table(
          head(row(cell(p('Standard', 'a') + plain), cell(''))) +
            row(cell(p('Standard', 'b') + deep), cell(p('Table_20_Heading_20__28_user_29_', 'c'))),
        ) + head(row(cell(p('Standard', 'lost')))),
      ),
    )
    const seen = [
      ...json.matchAll(
        /"(tableHeader|tableCell)","attrs":\{\},"content":\[\{"type":"paragraph"(?:,"content":\[\{"type":"text","text":"([^"]*)")?/g,
      ),
    ]
    expect(seen.map(([, type, words = '']) => `${type} ${words}`)).toEqual([
      'tableHeader a',
      'tableCell plain',
      'tableHeader ',
      'tableCell b',
      'tableHeader deep head',
      'tableCell deep',
      'tableHeader c',
    ])
  })

  it('has no bold words by the style of header cells', async () => {
    const [table] = await nodesOf(
      `<table:table><table:table-row><table:table-cell>${p('P7', 'a')}</table:table-cell></table:table-row></table:table>`,
    )
    expect(table).toMatchObject({
      content: [{ content: [{ type: 'tableHeader', content: [paragraph(text('a'))] }] }],
    })
  })

  it('has rules by the style of LibreOffice and pandoc and by a line below an empty paragraph', async () => {
    const rule = { type: 'horizontalRule' }
    expect(await nodesOf(p('Horizontal_20_Line', '') + p('P5', '') + p('P6', ''))).toEqual([
      rule,
      rule,
      { type: 'paragraph' },
    ])
    expect(
      await nodesOf(
        `${p('Horizontal_20_Line', 'words')}<text:list><text:list-item>${p('Horizontal_20_Line', '')}</text:list-item></text:list>`,
      ),
    ).toEqual([
      paragraph(text('words')),
      { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
    ])
  })
})
