import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { InvoiceSheet } from './invoice-sheet.ts'

const muted = '#5f6570'
/** The PDF font has no narrow no-break space, which French numbers contain. */
const plain = (text: string) => text.replaceAll('\u202f', '\u00a0')
const stack = (lines: readonly string[], isFirstBold: boolean): Content => ({
  stack: lines.map((text, at) => ({ text: plain(text), bold: isFirstBold && at === 0 })),
  lineHeight: 1.25,
})
const pairs = (facts: readonly { label: string; value: string; isStrong?: boolean }[]): Content => ({
  layout: 'noBorders',
  table: {
    widths: ['*', 'auto'],
    body: facts.map(({ label, value, isStrong = false }) => [
      { text: plain(label), color: isStrong ? 'black' : muted, bold: isStrong },
      { text: plain(value), alignment: 'right', bold: isStrong },
    ]),
  },
})

/** Describes the PDF of an invoice; its texts are those of the sheet. */
export function invoicePdf(sheet: InvoiceSheet): TDocumentDefinitions {
  return {
    info: { title: sheet.title, creator: 'Quillport' },
    pageSize: 'A4',
    pageMargins: [42, 46, 42, 46],
    defaultStyle: { font: 'Roboto', fontSize: 9.5 },
    footer: (page, count) => ({
      text: `${page} / ${count}`,
      alignment: 'center',
      color: muted,
      fontSize: 8,
      margin: [0, 14, 0, 0],
    }),
    content: [
      {
        columns: [
          stack(sheet.from, true),
          { text: plain(sheet.title), fontSize: 18, bold: true, alignment: 'right' },
        ],
      },
      {
        margin: [0, 26, 0, 22],
        columnGap: 30,
        columns: [
          { stack: [{ text: sheet.toLabel, color: muted, margin: [0, 0, 0, 4] }, stack(sheet.to, true)] },
          { width: 210, stack: [pairs(sheet.facts)] },
        ],
      },
      {
        layout: 'lightHorizontalLines',
        table: {
          headerRows: 1,
          widths: ['*', 'auto', 'auto', 'auto', 'auto', 'auto'],
          body: [
            sheet.columns.map((text, at) => ({
              text: plain(text),
              color: muted,
              alignment: at === 0 ? 'left' : 'right',
            })),
            ...sheet.lines.map(({ service, description, figures }) => [
              {
                stack: [service, ...(description === '' ? [] : [{ text: plain(description), color: muted }])],
              },
              ...figures.map((text) => ({ text: plain(text), alignment: 'right' as const, noWrap: true })),
            ]),
          ],
        },
      },
      {
        unbreakable: true,
        margin: [0, 18, 0, 0],
        columnGap: 40,
        columns: [
          { stack: [{ text: plain(sheet.bankLabel), bold: true, margin: [0, 0, 0, 4] }, pairs(sheet.bank)] },
          { width: 220, stack: [pairs(sheet.totals)] },
        ],
      },
      ...(sheet.note === ''
        ? []
        : [
            {
              margin: [0, 26, 0, 0],
              stack: [{ text: plain(sheet.noteLabel), bold: true }, plain(sheet.note)],
            } as Content,
          ]),
    ],
  }
}
