import JSZip from 'jszip'

const NAMES = ['office', 'text', 'style', 'fo', 'table', 'draw', 'xlink', 'dc', 'meta', 'svg']
const SPACES = NAMES.map((name) => `xmlns:${name}="urn:${name}"`).join(' ')

/** An OpenDocument text of hand-written XML. */
export async function rawOdt(
  body: string,
  { styles = '', doctype = '', meta = '' } = {},
): Promise<Uint8Array> {
  const zip = new JSZip()
  zip.file('mimetype', 'application/vnd.oasis.opendocument.text')
  zip.file(
    'meta.xml',
    `<office:document-meta ${SPACES}><office:meta>${meta}</office:meta></office:document-meta>`,
  )
  zip.file(
    'content.xml',
    `<?xml version="1.0"?>${doctype}<office:document-content ${SPACES}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  )
  return zip.generateAsync({ type: 'uint8array' })
}
