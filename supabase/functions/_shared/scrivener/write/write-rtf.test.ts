import { describe, expect, it } from 'vitest'
import { paragraph, samplePicture } from '../../../../../tests/support/compile/sample-book.ts'
import type { DocNode } from '../../contract/document.ts'
import { docText } from '../../contract/document-text.ts'
import type { PictureNode } from '../../contract/picture-figure.ts'
import { convertText } from '../convert-text.ts'
import { rtfHead } from './rtf-head.ts'
import { bodyRtf } from './write-rtf.ts'

const figure = (attrs: Partial<PictureNode['attrs']>): DocNode => ({
  type: 'image',
  attrs: { path: 'm/map.png', width: 4, height: 2, ...attrs },
})

describe.each(['mac', 'windows'] as const)('figures in the RTF of %s (R-951)', (dialect) => {
  const written = (content: DocNode[]) => {
    const rtf = bodyRtf(content, rtfHead(null, dialect), {
      sourceId: () => null,
      picture: () => samplePicture(),
    })
    return convertText(new TextEncoder().encode(rtf), { resolveAsset: () => 'm/map.png' }).doc.content
  }
  const picture = { type: 'image', attrs: { path: 'm/map.png', width: 4, height: 2 } }

  it('are a paragraph of the picture and one of its caption, at their side', () => {
    const content = [
      paragraph('Before ', figure({ align: 'center', caption: 'Die Karte {1912} \\ “é”' }), 'after.'),
      paragraph(figure({ align: 'end' })),
      paragraph('End.'),
    ]
    expect(written(content)).toMatchObject([
      paragraph('Before after.'),
      { attrs: { textAlign: 'center' }, content: [picture] },
      { attrs: { textAlign: 'center' }, content: [{ text: 'Die Karte {1912} \\ “é”' }] },
      { attrs: { textAlign: 'right' }, content: [picture] },
      paragraph('End.'),
    ])
    const words = (nodes: DocNode[]) => docText({ type: 'doc', content: nodes }).split(/\s+/).filter(Boolean)
    expect(words(written(content))).toEqual(words(content))
  })

  it('leave a picture without both in its line', () => {
    expect(written([paragraph('Before ', figure({}), ' after.')])).toMatchObject([
      { content: [{ text: 'Before ' }, picture, { text: ' after.' }] },
    ])
  })
})
