import { describe, expect, it } from 'vitest'
import { rawDocx } from '../../../../tests/support/docx/raw-docx.ts'
import { readWordFile } from './read-docx.ts'
import { readFile } from './read-file.ts'

const p = (inner: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${inner}</w:p>`
const r = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`

describe('a Word document (R-857)', () => {
  it('is read with its tracked changes accepted, its notes and the pages', async () => {
    const author = 'w:id="1" w:author="Ada" w:date="2026-11-01T10:00:00Z"'
    const { blocks, notes } = await readWordFile(
      await rawDocx({
        body:
          p(r('One'), '<w:outlineLvl w:val="0"/>') +
          p(
            `${r('A ')}<w:del ${author}><w:r><w:delText>bad</w:delText></w:r></w:del><w:ins ${author}>${r('good')}</w:ins>${r(' boat')}<w:r><w:footnoteReference w:id="2"/></w:r>${r('.')}`,
          ) +
          p(r('Next page.'), '<w:pageBreakBefore/><w:jc w:val="center"/>'),
        footnotes: `<w:footnote w:id="2"><w:p>${r('A ')}<w:del ${author}><w:r><w:delText>bad </w:delText></w:r></w:del>${r('kind.')}</w:p></w:footnote>`,
      }),
    )
    expect(notes.map(({ body }) => body)).toEqual(['A kind.'])
    const text = (value: string) => ({ type: 'text', text: value })
    const [, line, page] = blocks
    expect(blocks[0]?.node).toEqual({ type: 'heading', attrs: { level: 1 }, content: [text('One')] })
    // The words alone, because the random id of the note may contain any letters.
    const words = [...JSON.stringify(line).matchAll(/"text":"([^"]*)"/g)].map(([, word]) => word)
    expect(words.join('')).toBe('A good boat.')
    expect(line?.node).toMatchObject({
      content: expect.arrayContaining([
        { ...text('boat'), marks: [{ type: 'footnote', attrs: { id: notes[0]?.id } }] },
      ]),
    })
    expect(page).toEqual({
      startsPage: true,
      node: { type: 'paragraph', attrs: { textAlign: 'center' }, content: [text('Next page.')] },
    })
  })

  it('has links without the underline that programs give them', async () => {
    const hyperlink = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink'
    const { blocks } = await readWordFile(
      await rawDocx(
        {
          body: p(
            `<w:hyperlink r:id="rId7"><w:r><w:rPr><w:u w:val="single"/></w:rPr><w:t>site</w:t></w:r></w:hyperlink>`,
          ),
        },
        {
          'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId7" Type="${hyperlink}" Target="https://example.org/" TargetMode="External"/></Relationships>`,
        },
      ),
    )
    const link = { type: 'link', attrs: { href: 'https://example.org/' } }
    expect(blocks.map(({ node }) => node)).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: 'site', marks: [link] }] },
    ])
  })

  it('has the forms that LibreOffice and pandoc write in their own way (R-1002)', async () => {
    const style = (id: string, name: string) =>
      `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`
    const level = (id: string, format: string, text: string) =>
      `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl></w:abstractNum>`
    const number = (id: string) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`
    const entry = (text: string, id: string) =>
      p(r(text), `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${id}"/></w:numPr>`)
    const moved = (text: string, distance: number) =>
      `<w:r><w:rPr><w:position w:val="${distance}"/><w:sz w:val="19"/></w:rPr><w:t>${text}</w:t></w:r>`
    const { blocks } = await readWordFile(
      await rawDocx({
        styles:
          style('Quotations', 'Quotations') + style('BlockText', 'Block Text') + style('Zitat', 'Quote'),
        numbering: level('1', 'decimal', '%1.') + level('2', 'bullet', ' ') + number('1') + number('2'),
        body:
          ['Quotations', 'BlockText', 'Zitat'].map((id) => p(r(id), `<w:pStyle w:val="${id}"/>`)).join('') +
          p(r('H') + moved('2', -2) + r('O') + moved('3', 8)) +
          entry('one', '1') +
          entry('more', '2') +
          entry('two', '1') +
          p('<m:oMath><m:r><m:t>a+b</m:t></m:r></m:oMath>'),
      }),
    )
    const text = (value: string, type?: string) => ({
      type: 'text',
      text: value,
      ...(type && { marks: [{ type }] }),
    })
    const line = (...content: object[]) => ({ type: 'paragraph', content })
    const item = (...texts: string[]) => ({ type: 'listItem', content: texts.map((one) => line(text(one))) })
    expect(blocks.map(({ node }) => node)).toEqual([
      { type: 'blockquote', content: ['Quotations', 'BlockText', 'Zitat'].map((one) => line(text(one))) },
      line(text('H'), text('2', 'subscript'), text('O'), text('3', 'superscript')),
      { type: 'orderedList', content: [item('one', 'more'), item('two')] },
      line(text('a+b')),
    ])
  })

  it('has the cells that are merged in it (R-1002)', async () => {
    const cell = (text: string, properties = '') =>
      `<w:tc><w:tcPr>${properties}</w:tcPr>${p(text === '' ? '' : r(text))}</w:tc>`
    const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
    const { blocks } = await readWordFile(
      await rawDocx({
        body: `<w:tbl>${row(cell('wide', '<w:gridSpan w:val="2"/>'), cell('tall', '<w:vMerge w:val="restart"/>'))}${row(
          cell('one'),
          cell('two'),
          cell('', '<w:vMerge w:val="continue"/>'),
        )}${row(cell('three'), cell('four'), cell('', '<w:vMerge/>'))}${row(cell('a'), cell('b'), cell(''))}</w:tbl>`,
      }),
    )
    const [table] = blocks
    if (table?.node.type !== 'table') throw new Error('no table')
    const rows = table.node.content.map((one) => (one.type === 'tableRow' ? one.content : []))
    expect(
      rows.map((cells) =>
        cells.map((one) => (one.type === 'tableCell' ? [one.attrs ?? {}, one.content[0]] : [])),
      ),
    ).toMatchObject([
      [
        [{ colspan: 2 }, { content: [{ text: 'wide' }] }],
        [{ rowspan: 3 }, { content: [{ text: 'tall' }] }],
      ],
      [
        [{}, { content: [{ text: 'one' }] }],
        [{}, { content: [{ text: 'two' }] }],
      ],
      [
        [{}, { content: [{ text: 'three' }] }],
        [{}, { content: [{ text: 'four' }] }],
      ],
      [
        [{}, {}],
        [{}, {}],
        [{}, { type: 'paragraph' }],
      ],
    ])
  })

  it('starts a page after a break at the end of a paragraph, as LibreOffice writes it (R-1002)', async () => {
    const pageBreak = '<w:r><w:br w:type="page"/></w:r>'
    const { blocks } = await readWordFile(
      await rawDocx({
        body: p(r('One') + pageBreak) + p(r('Two')) + p(r('Th') + pageBreak + r('ree')) + p(r('Four')),
      }),
    )
    expect(blocks.map(({ startsPage }) => startsPage === true)).toEqual([false, true, true, false])
  })

  it('is refused when it is none, or has no text', async () => {
    const refused = (bytes: Uint8Array, code: string) =>
      expect(readFile('book.docx', bytes)).rejects.toMatchObject({ code })
    await refused(new TextEncoder().encode('plain words'), 'damaged')
    await refused(new Uint8Array(), 'empty')
    await refused(await rawDocx({ body: p('') }), 'no_text')
  })
})
