import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import pdfmake from 'pdfmake'
import type { PdfEngine } from '../../supabase/functions/_shared/compile/write-book.ts'
import { PDF_FONT } from '../../supabase/functions/_shared/compile/writers/pdf-definition.ts'

const fonts = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/literata/package.json'))
const font = (name: string) => join(fonts, name, `Literata_${name}.ttf`)

/** Writes a PDF in Node with the fonts of the package. */
export const nodePdfEngine: PdfEngine = async (definition) => {
  pdfmake.setFonts({
    [PDF_FONT]: {
      normal: font('400Regular'),
      italics: font('400Regular_Italic'),
      bold: font('700Bold'),
      bolditalics: font('700Bold_Italic'),
    },
  })
  // Only the fonts are read; pictures are part of the definition.
  pdfmake.setLocalAccessPolicy((path) => path.startsWith(fonts))
  pdfmake.setUrlAccessPolicy(() => false)
  return new Uint8Array(await pdfmake.createPdf(definition).getBuffer())
}
