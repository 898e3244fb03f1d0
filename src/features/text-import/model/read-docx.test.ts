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

  it('is refused when it is none, or has no text', async () => {
    const refused = (bytes: Uint8Array, code: string) =>
      expect(readFile('book.docx', bytes)).rejects.toMatchObject({ code })
    await refused(new TextEncoder().encode('plain words'), 'damaged')
    await refused(new Uint8Array(), 'empty')
    await refused(await rawDocx({ body: p('') }), 'no_text')
  })
})
