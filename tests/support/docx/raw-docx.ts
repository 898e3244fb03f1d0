import JSZip from 'jszip'

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const NAMESPACES = [
  `xmlns:w="${W}"`,
  `xmlns:r="${R}"`,
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
  'xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
].join(' ')

/** Parts of a docx by kind, each the XML inside its root element. */
export type RawParts = Partial<
  Record<'body' | 'comments' | 'commentsExtended' | 'styles' | 'numbering' | 'footnotes' | 'endnotes', string>
>

const ROOTS: Readonly<Record<string, string>> = {
  comments: 'w:comments',
  commentsExtended: 'w15:commentsEx',
  styles: 'w:styles',
  numbering: 'w:numbering',
  footnotes: 'w:footnotes',
  endnotes: 'w:endnotes',
}

const relationships = (entries: readonly string[]) =>
  `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries.join('')}</Relationships>`

const relationship = (id: string, kind: string, target: string, mode = '') =>
  `<Relationship Id="${id}" Type="${R}/${kind}" Target="${target}"${mode}/>`

/** A docx of hand-written XML, as programs other than ours write it. */
export async function rawDocx(
  { body = '', ...parts }: RawParts,
  files: Readonly<Record<string, string | Uint8Array>> = {},
): Promise<Uint8Array> {
  const zip = new JSZip()
  zip.file('_rels/.rels', relationships([relationship('rId1', 'officeDocument', 'word/document.xml')]))
  zip.file(
    'word/document.xml',
    `${HEAD}<w:document ${NAMESPACES}><w:body>${body}<w:sectPr/></w:body></w:document>`,
  )
  const links = relationship('rIdLink', 'hyperlink', 'https://example.org/a', ' TargetMode="External"')
  const entries = Object.keys(parts).map((kind) => relationship(`rId-${kind}`, kind, `${kind}.xml`))
  zip.file('word/_rels/document.xml.rels', relationships([links, ...entries]))
  for (const [kind, xml] of Object.entries(parts)) {
    const root = ROOTS[kind]
    zip.file(`word/${kind}.xml`, `${HEAD}<${root} ${NAMESPACES}>${xml}</${root}>`)
  }
  for (const [name, content] of Object.entries(files)) zip.file(name, content)
  return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' })
}
