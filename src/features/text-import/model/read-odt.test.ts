import JSZip from 'jszip'
import { describe, expect, it } from 'vitest'
import { rawOdt } from '../../../../tests/support/odt/raw-odt.ts'
import { headingKind } from './cut-lines.ts'
import { cutIntoPieces, likelyMode } from './cut-text.ts'
import { findCuts } from './find-cuts.ts'
import { measureText } from './measure-text.ts'
import { readFile } from './read-file.ts'
import { readOdt } from './read-odt.ts'

const STYLES = `<style:style style:name="T1" style:family="text"><style:text-properties fo:font-style="italic"/></style:style>
  <style:style style:name="P1" style:family="paragraph"><style:paragraph-properties fo:break-before="page" fo:text-align="center"/></style:style>
  <style:style style:name="P2" style:family="paragraph" style:parent-style-name="Quotations"/>
  <style:style style:name="P3" style:family="paragraph" style:parent-style-name="Heading_20_2"><style:text-properties fo:font-weight="bold" fo:font-style="italic"/></style:style>
  <style:style style:name="T2" style:family="text"><style:text-properties style:text-underline-style="solid"/></style:style>
  <text:list-style style:name="L1"><text:list-level-style-number text:level="1"/></text:list-style>`

const odt = (body: string, parts: { doctype?: string; meta?: string } = {}) =>
  rawOdt(body, { styles: STYLES, ...parts })
const nodesOf = async (body: string) => (await readOdt(await odt(body))).blocks.map(({ node }) => node)
const text = (value: string) => ({ type: 'text', text: value })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })

describe('OpenDocument (R-857)', () => {
  it('is read with headings, formats, spaces, breaks, links and notes', async () => {
    const read = await readOdt(
      await odt(
        `<text:h text:outline-level="1">One</text:h>
        <text:p>A <text:span text:style-name="T1">small</text:span>  boat<text:s text:c="2"/>lay<text:line-break/>here<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body><text:p>A kind.</text:p></text:note-body></text:note>.</text:p>
        <text:p text:style-name="P1"><text:a xlink:href="https://example.org/">site</text:a> <text:a xlink:href="javascript:x()">no</text:a></text:p>`,
        {
          meta: '<dc:title>The Harbour</dc:title><meta:initial-creator>Ines</meta:initial-creator><dc:language>fr-FR</dc:language>',
        },
      ),
    )
    expect(read).toMatchObject({ title: 'The Harbour', author: 'Ines', language: 'fr-FR' })
    const [note] = read.notes
    expect(note?.body).toBe('A kind.')
    expect(read.blocks).toEqual([
      { node: { type: 'heading', attrs: { level: 2 }, content: [text('One')] } },
      {
        node: paragraph(
          text('A '),
          { ...text('small'), marks: [{ type: 'italic' }] },
          text(' boat'),
          text('  '),
          text('lay'),
          { type: 'hardBreak' },
          { ...text('here'), marks: [{ type: 'footnote', attrs: { id: note?.id } }] },
          text('.'),
        ),
      },
      {
        startsPage: true,
        node: {
          type: 'paragraph',
          attrs: { textAlign: 'center' },
          content: [
            { ...text('site'), marks: [{ type: 'link', attrs: { href: 'https://example.org/' } }] },
            text(' '),
            text('no'),
          ],
        },
      },
    ])
  })

  it('of a converted document has headings by their style, and links without the underline of programs', async () => {
    expect(
      await nodesOf(
        `<text:p text:style-name="P3">Ebb</text:p><text:p><text:a xlink:href="https://example.org/"><text:span text:style-name="T2">site</text:span></text:a></text:p>`,
      ),
    ).toEqual([
      { type: 'heading', attrs: { level: 3 }, content: [text('Ebb')] },
      paragraph({
        ...text('site'),
        marks: [{ type: 'link', attrs: { href: 'https://example.org/' } }],
      }),
    ])
  })

  it('is read with lists, quotes, tables and text boxes, and without deleted text, comments and pictures', async () => {
    const body = `<text:tracked-changes><text:changed-region><text:deletion><text:p>gone</text:p></text:deletion></text:changed-region></text:tracked-changes>
      <text:list text:style-name="L1"><text:list-item><text:p>a</text:p><text:list><text:list-item><text:p>b</text:p></text:list-item></text:list></text:list-item></text:list>
      <text:p text:style-name="P2">q1</text:p><text:p text:style-name="P2">q2</text:p>
      <table:table><table:table-row><table:table-cell table:number-columns-spanned="2"><text:p>wide</text:p></table:table-cell><table:covered-table-cell/></table:table-row></table:table>
      <text:p>x<office:annotation><text:p>remark</text:p></office:annotation><draw:frame><draw:image xlink:href="http://evil.example/a.png"/><svg:desc>alt</svg:desc></draw:frame></text:p>
      <text:p><draw:frame><draw:text-box><text:p>boxed</text:p></draw:text-box></draw:frame></text:p>`
    const read = await readOdt(await odt(body))
    expect(read.leftOut).toEqual([{ name: 'a.png', reason: 'linked' }])
    const item = (...content: object[]) => ({ type: 'listItem', content })
    expect(read.blocks.map(({ node }) => node).slice(0, 5)).toEqual([
      {
        type: 'orderedList',
        content: [item(paragraph(text('a')), { type: 'orderedList', content: [item(paragraph(text('b')))] })],
      },
      { type: 'blockquote', content: [paragraph(text('q1')), paragraph(text('q2'))] },
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [{ type: 'tableCell', attrs: { colspan: 2 }, content: [paragraph(text('wide'))] }],
          },
        ],
      },
      paragraph(text('x')),
      paragraph(text('boxed')),
    ])
    expect(JSON.stringify(read.blocks)).not.toMatch(/gone|remark|evil|alt/)
  })

  it('has the lists of LibreOffice, which writes a deeper one of another kind apart (R-1002)', async () => {
    const list = (attributes: string, content: string) => `<text:list ${attributes}>${content}</text:list>`
    const entry = (content: string) => `<text:list-item>${content}</text:list-item>`
    const p = (value: string) => `<text:p>${value}</text:p>`
    const item = (...content: object[]) => ({ type: 'listItem', content })
    const deeper = list('text:style-name="L1"', entry(list('', entry(p('third')) + entry(p('fourth')))))
    const ordered = {
      type: 'orderedList',
      content: ['third', 'fourth'].map((one) => item(paragraph(text(one)))),
    }
    expect(
      await nodesOf(
        list('text:style-name="L2" xml:id="list1"', entry(p('first'))) +
          deeper +
          list('text:style-name="L2" text:continue-list="list1"', entry(p('second'))) +
          p('Text.') +
          list('text:style-name="L2"', entry(p('new'))) +
          p('Text.') +
          deeper,
      ),
    ).toEqual([
      {
        type: 'bulletList',
        content: [item(paragraph(text('first')), ordered), item(paragraph(text('second')))],
      },
      paragraph(text('Text.')),
      { type: 'bulletList', content: [item(paragraph(text('new')))] },
      paragraph(text('Text.')),
      { type: 'orderedList', content: [item({ type: 'paragraph' }, ordered)] },
    ])
  })

  it('keeps its spaces, the sides of right-to-left text and styles that it does not define (R-1002)', async () => {
    const style = (name: string, properties: string) =>
      `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties fo:text-align="end" ${properties}/></style:style>`
    const body = `<text:p text:style-name="Title">The Harbour</text:p>
      <text:p>Two <text:s/>spaces</text:p><text:p><text:s text:c="2"/>b &lt; 2</text:p>
      <text:p text:style-name="R1">שלום</text:p><text:p text:style-name="R2">right</text:p>`
    const zip = await JSZip.loadAsync(await odt(body))
    const content = (await zip.file('content.xml')?.async('string')) ?? ''
    const styles = `${style('R1', 'style:writing-mode="rl-tb"')}${style('R2', '')}</office:automatic-styles>`
    zip.file('content.xml', content.replace('</office:automatic-styles>', styles))
    const { blocks } = await readOdt(await zip.generateAsync({ type: 'uint8array' }))
    expect(blocks.map(({ node }) => node)).toEqual([
      { type: 'heading', attrs: { level: 1 }, content: [text('The Harbour')] },
      paragraph(text('Two '), text(' '), text('spaces')),
      paragraph(text('  '), text('b < 2')),
      paragraph(text('שלום')),
      { ...paragraph(text('right')), attrs: { textAlign: 'right' } },
    ])
  })

  it('is cut at its headings', async () => {
    const read = await readOdt(
      await odt(
        '<text:h text:outline-level="1">One</text:h><text:p>a</text:p><text:p>***</text:p><text:p>b</text:p><text:h text:outline-level="1">Two</text:h><text:p>c</text:p>',
      ),
    )
    const file = measureText(read, 'book.odt')
    const cuts = findCuts(file.blocks)
    const pieces = cutIntoPieces(file, cuts, likelyMode(cuts, headingKind), new Set())
    expect(pieces.map(({ kind, title }) => title ?? kind)).toEqual(['One', 'scene', 'scene', 'Two', 'scene'])
  })

  it('is refused when it is damaged or defines entities', async () => {
    const doctype = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'
    const refused = (bytes: Uint8Array) =>
      expect(readFile('book.odt', bytes)).rejects.toMatchObject({ code: 'damaged' })
    await refused(await odt('<text:p>&a;</text:p>', { doctype }))
    await refused(await odt('<text:p>open'))
    await refused(new TextEncoder().encode('not a zip'))
    await refused(await odt('<text:section>'.repeat(500) + '</text:section>'.repeat(500)))
    await expect(nodesOf('<text:p/>')).resolves.toEqual([{ type: 'paragraph' }])
  })
})
