import type {
  Content,
  ContentTable,
  CustomTableLayout,
  TableCell,
  TDocumentDefinitions,
} from 'pdfmake/interfaces.js'
import type { InvoiceSheet } from './invoice-sheet.ts'

const brand = '#2f4b8f'
const muted = '#5f6570'
const rule = '#d9dce3'
const tint = '#f3f5fa'
/** The mark of the logo on paper; the theme has no value in a PDF. */
const logo = `<svg viewBox="0 0 32 32" width="34" height="34"><path fill="${brand}" d="M27.5 2.5c-9.4.6-16.2 6-18.4 14.6L7.3 24.6l1.7.4c1-2.6 2.3-4.6 4-6.2 6.7-.2 11.3-3.7 12.5-9.5.5-2.2 1-4.5 2-6.800z"/><path fill="none" stroke="#fff" stroke-width="1.5" stroke-linecap="round" d="M11.2 20.6c3.3-5 6.5-8.3 10.7-11.3"/><path fill="none" stroke="#f0b94d" stroke-width="2.6" stroke-linecap="round" d="M4 28.700h24"/></svg>`

/** The line breaks of a PDF need the ordinary no-break space instead of the narrow one of French numbers. */
const plain = (text: string) => text.replaceAll('\u202f', '\u00a0')
const label = (text: string): Content => ({
  text: plain(text),
  color: brand,
  bold: true,
  fontSize: 8.5,
  margin: [0, 0, 0, 4],
})
const stack = (lines: readonly string[]): Content => ({
  stack: lines.map((text, at) => ({
    text: plain(text),
    bold: at === 0,
    ...(at === 0 ? {} : { color: muted }),
  })),
  lineHeight: 1.3,
})

type Fact = { label: string; value: string; isStrong?: boolean }
const row = (fact: Fact, isLast: boolean): TableCell[] => {
  const style = {
    bold: fact.isStrong ?? false,
    color: fact.isStrong ? 'black' : muted,
    ...(isLast ? { fillColor: tint } : {}),
  }
  return [
    { text: plain(fact.label), ...style },
    { text: plain(fact.value), ...style, color: 'black', alignment: 'right', noWrap: true },
  ]
}
const pairs = (facts: readonly Fact[]): ContentTable => ({
  layout: 'noBorders',
  table: { widths: ['*', 'auto'], body: facts.map((fact) => row(fact, false)) },
})

/** A table with a line above the rows that have one, and with padding in points. */
const ruled = (
  hasLine: (row: number) => boolean,
  padding: { block: number; inline: number },
): CustomTableLayout => ({
  hLineWidth: (at) => (hasLine(at) ? 0.7 : 0),
  vLineWidth: () => 0,
  hLineColor: () => rule,
  paddingTop: () => padding.block,
  paddingBottom: () => padding.block,
  paddingLeft: () => padding.inline,
  paddingRight: () => padding.inline,
})

/** The totals: a line above each strong one, and the last, which is to be paid, in a tinted row. */
const totals = (facts: readonly Fact[]): ContentTable => ({
  table: { widths: ['*', 'auto'], body: facts.map((fact, at) => row(fact, at === facts.length - 1)) },
  layout: ruled((at) => facts[at]?.isStrong ?? false, { block: 4, inline: 6 }),
})

const linesTable = ({ columns, lines }: InvoiceSheet): ContentTable => ({
  table: {
    headerRows: 1,
    widths: ['*', 'auto', 'auto', 'auto', 'auto', 'auto'],
    dontBreakRows: true,
    body: [
      columns.map((text, at) => ({
        text: plain(text),
        color: brand,
        bold: true,
        fontSize: 8.5,
        fillColor: tint,
        alignment: at === 0 ? 'left' : 'right',
      })),
      ...lines.map(({ service, description, figures }): TableCell[] => [
        { stack: [service, ...(description === '' ? [] : [{ text: plain(description), color: muted }])] },
        ...figures.map((text) => ({ text: plain(text), alignment: 'right' as const, noWrap: true })),
      ]),
    ],
  },
  layout: ruled((at) => at > 1, { block: 6, inline: 7 }),
})

/** Describes the PDF of an invoice; its texts are those of the sheet. */
export function invoicePdf(sheet: InvoiceSheet): TDocumentDefinitions {
  return {
    info: { title: sheet.title, author: sheet.from[0] ?? '', creator: 'Quillport' },
    pageSize: 'A4',
    pageMargins: [46, 46, 46, 58],
    defaultStyle: { font: 'Inter', fontSize: 9.5 },
    footer: (page, count) => ({
      margin: [46, 18, 46, 0],
      fontSize: 7.5,
      color: muted,
      columns: [
        { text: plain(sheet.from.join(' · ')), width: '*' },
        { text: `${page} / ${count}`, alignment: 'right', width: 40 },
      ],
    }),
    content: [
      {
        columns: [
          { svg: logo, width: 34 },
          { stack: [stack(sheet.from)], width: '*', margin: [10, 0, 0, 0] },
          { text: plain(sheet.title), fontSize: 19, bold: true, color: brand, alignment: 'right' },
        ],
      },
      {
        margin: [0, 30, 0, 26],
        columnGap: 30,
        columns: [
          { stack: [label(sheet.toLabel), stack(sheet.to)] },
          { width: 210, stack: [pairs(sheet.facts)] },
        ],
      },
      linesTable(sheet),
      {
        unbreakable: true,
        margin: [0, 20, 0, 0],
        columnGap: 40,
        columns: [
          { stack: [label(sheet.bankLabel), pairs(sheet.bank)] },
          { width: 240, stack: [totals(sheet.totals)] },
        ],
      },
      ...(sheet.note === ''
        ? []
        : [
            {
              margin: [0, 26, 0, 0],
              stack: [label(sheet.noteLabel), { text: plain(sheet.note), lineHeight: 1.3 }],
            } as Content,
          ]),
    ],
  }
}
