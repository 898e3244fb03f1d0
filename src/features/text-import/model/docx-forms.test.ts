import { describe, expect, it } from 'vitest'
import { rawDocx } from '../../../../tests/support/docx/raw-docx.ts'
import { readWordFile } from './read-docx.ts'

const p = (inner: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${inner}</w:p>`
const r = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`

describe('a Word document with header cells, code and rules (R-1007)', () => {
  const text = (value: string, ...types: string[]) => ({
    type: 'text',
    text: value,
    ...(types.length > 0 && { marks: types.map((type) => ({ type })) }),
  })
  const line = (...content: object[]) => ({ type: 'paragraph', ...(content.length > 0 && { content }) })
  const style = (name: string, kind = 'paragraph', basedOn = '') =>
    `<w:style w:type="${kind}" w:styleId="${name.replaceAll(' ', '')}"><w:name w:val="${name}"/>${basedOn}</w:style>`
  const styled = (name: string, inner: string) => p(inner, `<w:pStyle w:val="${name.replaceAll(' ', '')}"/>`)
  const CODE = ['Source Code', 'Verbatim', 'HTML Preformatted', 'Preformatted Text', 'Code']
  const styles =
    [...CODE, 'Table Heading', 'Horizontal Line', 'Plain Text', 'Zip Code']
      .map((name) => style(name))
      .join('') +
    style('My Code', 'paragraph', '<w:basedOn w:val="SourceCode"/>') +
    ['Verbatim Char', 'HTML Code', 'Source Text'].map((name) => style(name, 'character')).join('') +
    style('KeywordTok', 'character', '<w:basedOn w:val="VerbatimChar"/>')
  const nodesOf = async (body: string) =>
    (await readWordFile(await rawDocx({ body, styles }))).blocks.map(({ node }) => node)
  const border = (...sides: string[]) =>
    `<w:pBdr>${sides.map((side) => `<w:${side} w:val="single" w:sz="6"/>`).join('')}</w:pBdr>`
  const PROSE = p(r('One.')) + p(r('Two.')) + p(r('Three.'))

  it('has blocks of code by the styles of Word, LibreOffice and pandoc', async () => {
    for (const name of [...CODE, 'My Code']) {
      const [block, ...rest] = await nodesOf(
        styled(name, `${r('if (a)')}<w:r><w:br/></w:r>${r('  b()')}`) +
          styled(name, '') +
          styled(name, r('c')) +
          PROSE,
      )
      expect(block).toEqual({ type: 'codeBlock', content: [text('if (a)\n  b()\n\nc')] })
      expect(rest).toHaveLength(3)
    }
    for (const name of ['Plain Text', 'Zip Code'])
      expect(await nodesOf(styled(name, r('words')) + PROSE)).toContainEqual(line(text('words')))
  })

  it('has words of code, also with other marks and in a heading', async () => {
    const run = (id: string, words: string, more = '') =>
      `<w:r><w:rPr><w:rStyle w:val="${id}"/>${more}</w:rPr><w:t>${words}</w:t></w:r>`
    expect(
      await nodesOf(
        p(
          run('VerbatimChar', 'a') +
            r('-') +
            run('HTMLCode', 'b', '<w:b/>') +
            r('-') +
            run('SourceText', 'c'),
        ) + p(run('KeywordTok', 'let'), '<w:outlineLvl w:val="0"/>'),
      ),
    ).toEqual([
      line(text('a', 'code'), text('-'), text('b', 'bold', 'code'), text('-'), text('c', 'code')),
      { type: 'heading', attrs: { level: 1 }, content: [text('let', 'code')] },
    ])
  })

  it('keeps empty code, a note in code and code at the start of an entry as paragraphs', async () => {
    const code = (inner: string) => styled('Source Code', inner)
    const list = (inner: string, properties = '') =>
      p(inner, `${properties}<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>`)
    const { blocks, notes } = await readWordFile(
      await rawDocx({
        styles,
        numbering:
          '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="-"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>',
        footnotes: `<w:footnote w:id="2"><w:p>${r('Why.')}</w:p></w:footnote>`,
        body:
          code('') +
          p(r('text')) +
          code(`${r('a')}<w:r><w:footnoteReference w:id="2"/></w:r>`) +
          code(r('b')) +
          list(r('entry'), '<w:pStyle w:val="SourceCode"/>'),
      }),
    )
    expect(blocks.map(({ node }) => node)).toEqual([
      line(),
      line(text('text')),
      line({ ...text('a'), marks: [{ type: 'footnote', attrs: { id: notes[0]?.id } }] }),
      { type: 'codeBlock', content: [text('b')] },
      { type: 'bulletList', content: [{ type: 'listItem', content: [line(text('entry'))] }] },
    ])
  })

  it('has no code where nearly all lines have its style, which is the look of the text', async () => {
    const novel = Array.from({ length: 50 }, (_, at) => styled('HTML Preformatted', r(`Line ${at}.`))).join(
      '',
    )
    const found = await nodesOf(p(r('Title'), '<w:outlineLvl w:val="0"/>') + novel)
    expect(new Set(found.map(({ type }) => type))).toEqual(new Set(['heading', 'paragraph']))
  })

  it('has thousands of lines of code as one block, and as many blocks', async () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => `line ${at}`)
    const code = lines.map((one) => styled('Source Code', r(one)))
    const prose = p(r('Text.')).repeat(3000)
    expect((await nodesOf(prose + code.join('')))[3000]).toEqual({
      type: 'codeBlock',
      content: [text(lines.join('\n'))],
    })
    const apart = await nodesOf(code.map((one) => one + p(r('Text.'))).join(''))
    expect(apart.filter(({ type }) => type === 'codeBlock')).toHaveLength(20_000)
  })

  it('has header cells by the row or the style, also of a table in a cell', async () => {
    const cell = (inner: string) => `<w:tc><w:tcPr/>${inner}</w:tc>`
    const header = (value = '') => `<w:trPr><w:tblHeader${value}/></w:trPr>`
    const row = (properties: string, ...cells: string[]) => `<w:tr>${properties}${cells.join('')}</w:tr>`
    const inner = `<w:tbl>${row(header(), cell(p(r('deep head'))))}${row('', cell(p(r('deep'))))}</w:tbl>`
    const tables = await nodesOf(
      `<w:tbl>${row(header(), cell(p(r('a'))), cell(styled('Source Code', r('b'))))}${row(
        header(' w:val="0"'),
        cell(inner + p(r('after'))),
        cell(p(r('c'))),
      )}${row('', cell(styled('Table Heading', r('d')) + p(r('more'))), cell(p(r('e')) + styled('Table Heading', r('f'))))}</w:tbl>${PROSE}`,
    )
    const seen = tables.flatMap((table) =>
      table.type === 'table'
        ? table.content
            .flatMap((one) => ('content' in one ? (one.content ?? []) : []))
            .map((one) => [one.type, /"text":"([^"]+)"/.exec(JSON.stringify(one))?.[1]])
        : [],
    )
    expect(Object.fromEntries(seen.map(([type, words]) => [words, type]))).toEqual({
      a: 'tableHeader',
      b: 'tableHeader',
      'deep head': 'tableHeader',
      deep: 'tableCell',
      after: 'tableCell',
      c: 'tableCell',
      d: 'tableHeader',
      e: 'tableCell',
    })
    expect(JSON.stringify(tables)).toContain('{"type":"tableHeader","content":[{"type":"codeBlock"')
  })

  it('has rules by a line below an empty paragraph, the line of pandoc and the style of LibreOffice', async () => {
    const hr =
      '<w:r><w:pict><v:rect style="width:0;height:1.5pt" o:hralign="center" o:hrstd="t" o:hr="t"/></w:pict></w:r>'
    const deleted = `<w:del w:id="1" w:author="Ada">${hr}</w:del>`
    const rule = { type: 'horizontalRule' }
    expect(await nodesOf(p('', border('bottom')) + p(hr) + styled('Horizontal Line', ''))).toEqual([
      rule,
      rule,
      rule,
    ])
    expect(
      await nodesOf(
        p(r('words'), border('bottom')) +
          p('', border('top', 'left', 'bottom', 'right')) +
          p('', border('bottom').replace('single', 'nil')) +
          p(hr + r('words')) +
          p(deleted) +
          styled('Horizontal Line', r('words')),
      ),
    ).toEqual([line(text('words')), line(), line(), line(text('words')), line(), line(text('words'))])
  })
})
