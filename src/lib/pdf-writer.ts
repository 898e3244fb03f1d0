import medium from 'pdfmake/build/fonts/Roboto/Roboto-Medium.ttf?url'
import regular from 'pdfmake/build/fonts/Roboto/Roboto-Regular.ttf?url'
import pdfMake from 'pdfmake/build/pdfmake.js'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'

/** Writes a PDF in the browser; the fonts are files of this site. */
export async function writePdf(definition: TDocumentDefinitions): Promise<Blob> {
  const urlOf = (path: string) => new URL(path, window.location.href).href
  // A definition may name other files; only files of this site are loaded.
  pdfMake.setUrlAccessPolicy((url) => new URL(url).origin === window.location.origin)
  pdfMake.addFonts({
    Roboto: {
      normal: urlOf(regular),
      bold: urlOf(medium),
      italics: urlOf(regular),
      bolditalics: urlOf(medium),
    },
  })
  return pdfMake.createPdf(definition).getBlob()
}
