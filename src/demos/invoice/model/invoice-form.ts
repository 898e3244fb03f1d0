import { INVOICE_SERVICES } from '@contract/demo/invoice.ts'
import {
  type CreateInvoiceBody,
  INVOICE_DAYS,
  type InvoiceDocument,
  type InvoiceLineInput,
  MAX_LINES,
  PAYMENT_TERMS,
} from '@contract/demo/invoice-documents.ts'
import { calculateInvoice, MAX_TOTAL_CENTS } from '@contract/demo/invoice-totals.ts'
import type { IntlShape } from 'react-intl'
import * as z from 'zod'
import { addDays } from '@/lib/time/calendar-day.ts'
import { isDay } from '@/ui/form/days.ts'
import { formatDecimal, parseDecimal } from '@/ui/format/decimal.ts'

/** A line as it is typed. */
export type LineValues = Record<'description' | 'cost' | 'hours' | 'discount' | 'tax', string> & {
  service: InvoiceLineInput['service']
}

/** The fields of the invoice form. */
export type InvoiceValues = {
  /** The id of a client, or `new`. */
  client: string
  newClient: Record<'name' | 'company' | 'companyEmail' | 'country' | 'contact' | 'address', string>
  issuedDate: string
  dueDate: string
  paymentTerms: (typeof PAYMENT_TERMS)[number]
  lines: LineValues[]
  note: string
}

const termDays = { receipt: 0, net15: 15, net30: 30, net60: 60 } as const

/** Returns the due date of payment terms; `custom` keeps the chosen day. */
export const dueDateOf = (terms: InvoiceValues['paymentTerms'], issued: string, chosen: string): string =>
  terms === 'custom' || Number.isNaN(Date.parse(issued)) ? chosen : addDays(issued, termDays[terms])

export const emptyLine: LineValues = {
  service: 'Software Development',
  description: '',
  cost: '',
  hours: '1',
  discount: '0',
  tax: '0',
}
const noClient = { name: '', company: '', companyEmail: '', country: '', contact: '', address: '' }

/** The largest figures of a line, in hundredths. */
const LIMITS = { cost: 100_000_000, hours: 100_000, discount: 10_000, tax: 10_000 } as const
export type LineFigure = keyof typeof LIMITS

/** Returns a typed figure in hundredths, 0 for an empty field, and null for one that breaks its rule. */
function readFigure(line: LineValues, figure: LineFigure): number | null {
  const value = line[figure].trim() === '' ? 0 : parseDecimal(line[figure])
  return value === null || value > LIMITS[figure] ? null : value
}

/** The figures of a typed line that break their rule; its amount cannot be calculated. */
export const wrongFigures = (line: LineValues): LineFigure[] =>
  (['cost', 'hours', 'discount', 'tax'] as const).filter((figure) => readFigure(line, figure) === null)

/** Reads a typed line; a figure that breaks its rule is 0, so ask `wrongFigures` before its amount is shown. */
export const readLine = (line: LineValues): InvoiceLineInput => ({
  service: line.service,
  description: line.description,
  costCents: readFigure(line, 'cost') ?? 0,
  hoursHundredths: readFigure(line, 'hours') ?? 0,
  discountBps: readFigure(line, 'discount') ?? 0,
  taxBps: readFigure(line, 'tax') ?? 0,
})

/** The values of a new invoice. */
export const emptyInvoice = (day: string): InvoiceValues => ({
  client: '',
  newClient: noClient,
  issuedDate: day,
  dueDate: addDays(day, 30),
  paymentTerms: 'net30',
  lines: [emptyLine],
  note: '',
})

/** The form's values of a stored invoice. */
export const valuesOfInvoice = (intl: IntlShape, document: InvoiceDocument): InvoiceValues => ({
  client: String(document.client.id),
  newClient: noClient,
  issuedDate: document.issuedDate,
  dueDate: document.dueDate,
  paymentTerms: document.paymentTerms,
  lines: document.lines.map((line) => ({
    service: line.service,
    description: line.description,
    cost: formatDecimal(intl, line.costCents),
    hours: formatDecimal(intl, line.hoursHundredths),
    discount: formatDecimal(intl, line.discountBps),
    tax: formatDecimal(intl, line.taxBps),
  })),
  note: document.note,
})

const decimal = (figure: LineFigure, error: string, isRequired: boolean) =>
  z.string().refine((text) => {
    const value = text.trim() === '' && !isRequired ? 0 : parseDecimal(text)
    return value !== null && value <= LIMITS[figure]
  }, error)
const short = (most: number) => z.string().max(most, 'invoice.error.long')
const day = z
  .string()
  .refine(
    (text) => isDay(text) && text >= INVOICE_DAYS.first && text <= INVOICE_DAYS.last,
    'invoice.error.day',
  )
const lineForm = z.object({
  service: z.enum(INVOICE_SERVICES),
  description: short(300),
  cost: decimal('cost', 'invoice.error.cost', true),
  hours: decimal('hours', 'invoice.error.hours', true),
  discount: decimal('discount', 'invoice.error.percent', false),
  tax: decimal('tax', 'invoice.error.percent', false),
})
const newClientForm = z.object({
  name: short(120).refine((text) => text.trim() !== '', 'invoice.error.name'),
  company: short(120),
  companyEmail: z.email('invoice.error.email'),
  country: short(80),
  contact: short(60),
  address: short(300),
})

/** Checks the typed values and returns the body of the call. */
export const invoiceFormSchema = z
  .object({
    client: z.string().min(1, 'invoice.error.client'),
    newClient: z.custom<InvoiceValues['newClient']>(),
    issuedDate: day,
    dueDate: day,
    paymentTerms: z.enum(PAYMENT_TERMS),
    lines: z.array(lineForm).min(1, 'invoice.error.lines').max(MAX_LINES),
    note: short(2000),
  })
  .superRefine(({ client, newClient, ...values }, context) => {
    const checked = client === 'new' ? newClientForm.safeParse(newClient) : null
    for (const { path, message } of checked?.error?.issues ?? [])
      context.addIssue({ code: 'custom', message, path: ['newClient', ...path] })
    if (values.dueDate < values.issuedDate)
      context.addIssue({ code: 'custom', message: 'invoice.error.due', path: ['dueDate'] })
    if (calculateInvoice(values.lines.map(readLine)).total > MAX_TOTAL_CENTS)
      context.addIssue({ code: 'custom', message: 'invoice.error.total', path: ['root'] })
  })
  .transform(
    ({ client, newClient, ...values }): CreateInvoiceBody => ({
      ...values,
      client: client === 'new' ? newClient : Number(client),
      lines: values.lines.map(readLine),
    }),
  )
