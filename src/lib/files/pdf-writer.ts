import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url'
import semiBold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url'
import pdfMake from 'pdfmake/build/pdfmake.js'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'

/** Writes a PDF in the browser in the font of the app; PDFs need its TrueType files, which are files of this site. */
export async function writePdf(definition: TDocumentDefinitions): Promise<Blob> {
  const urlOf = (path: string) => new URL(path, window.location.href).href
  // A definition may name other files; only files of this site are loaded.
  pdfMake.setUrlAccessPolicy((url) => new URL(url).origin === window.location.origin)
  pdfMake.addFonts({
    Inter: {
      normal: urlOf(regular),
      bold: urlOf(semiBold),
      italics: urlOf(regular),
      bolditalics: urlOf(semiBold),
    },
  })
  return pdfMake.createPdf(definition).getBlob()
}
