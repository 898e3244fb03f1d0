import { z } from 'zod'
import { boundedArray } from '../bounded.ts'
import { optionalName } from '../name-text.ts'
import { INVOICE_SERVICES, INVOICE_STATUSES, invoiceClient } from './invoice.ts'
import { calculateInvoice, MAX_TOTAL_CENTS } from './invoice-totals.ts'
import { count, dayText, picture } from './list.ts'

export const PAYMENT_TERMS = ['receipt', 'net15', 'net30', 'net60', 'custom'] as const
export const PAYMENT_METHODS = ['Bank Transfer', 'Credit Card', 'Debit Card', 'PayPal', 'Cash'] as const
export const MAX_LINES = 40

/** The fictional bank account of the sample invoices. */
export const INVOICE_BANK = {
  bankName: 'Harbour Mutual Bank',
  country: 'Ireland',
  iban: 'IE64 QLPT 9000 1712 3456 78',
  swiftCode: 'QLPTIE2D',
}

const cents = z.number().int()
const email = z.email().max(254)

/** The days that an invoice or a payment may have. */
export const INVOICE_DAYS = { first: '2000-01-01', last: '2099-12-31' } as const
const day = dayText.refine((value) => value >= INVOICE_DAYS.first && value <= INVOICE_DAYS.last)

/** One line as it is sent; the amount is calculated. */
export const invoiceLineInput = z.object({
  service: z.enum(INVOICE_SERVICES),
  description: optionalName(300).default(''),
  costCents: cents.min(0).max(100_000_000),
  hoursHundredths: cents.min(0).max(100_000),
  discountBps: cents.min(0).max(10_000),
  taxBps: cents.min(0).max(10_000),
})
export type InvoiceLineInput = z.infer<typeof invoiceLineInput>

const invoiceLine = invoiceLineInput.extend({ amountCents: cents })

/** A payment of an invoice. */
export const invoicePayment = z.object({
  id: z.uuid(),
  amountCents: cents,
  paidOn: dayText,
  method: z.enum(PAYMENT_METHODS),
  note: z.string(),
})

/** An invoice client with its id. */
export const invoiceClientChoice = invoiceClient.extend({ id: count })
export type InvoiceClientChoice = z.infer<typeof invoiceClientChoice>

/** A whole invoice; all amounts are integer cents. */
export const invoiceDocument = z
  .object({
    id: count,
    issuedDate: dayText,
    dueDate: dayText,
    paymentTerms: z.enum(PAYMENT_TERMS),
    client: invoiceClientChoice,
    avatar: picture,
    lines: z.array(invoiceLine),
    payments: z.array(invoicePayment),
    note: z.string(),
    subtotalCents: cents,
    discountCents: cents,
    taxCents: cents,
    totalCents: cents,
    paidCents: cents,
    balanceCents: cents,
    invoiceStatus: z.enum(INVOICE_STATUSES),
    revision: count,
    bank: z.object({ bankName: z.string(), country: z.string(), iban: z.string(), swiftCode: z.string() }),
  })
  .meta({ id: 'InvoiceDocument' })
export type InvoiceDocument = z.infer<typeof invoiceDocument>
export const invoiceDocumentResponse = z.object({ document: invoiceDocument })

const newClient = z.object({
  name: optionalName(120).min(1),
  company: optionalName(120).default(''),
  companyEmail: email,
  country: optionalName(80).default(''),
  contact: optionalName(60).default(''),
  address: optionalName(300).default(''),
})

const content = z.object({
  /** The id of a client, or the fields of a new one. */
  client: z.union([count.max(2_147_483_647), newClient]),
  issuedDate: day,
  dueDate: day,
  paymentTerms: z.enum(PAYMENT_TERMS),
  lines: boundedArray(invoiceLineInput, MAX_LINES).refine((lines) => lines.length > 0),
  note: z.string().max(2000).default(''),
})

type Content = z.output<typeof content>
const isInOrder = ({ issuedDate, dueDate }: Content) => dueDate >= issuedDate
const isInRange = ({ lines }: Content) => calculateInvoice(lines).total <= MAX_TOTAL_CENTS
const late = { path: ['dueDate'], message: 'end_before_start' }
const large = { path: ['lines'] }

/** `POST /api/apps/invoice`. */
export const createInvoiceBody = content.refine(isInOrder, late).refine(isInRange, large)
export type CreateInvoiceBody = z.infer<typeof createInvoiceBody>

/** `PUT /api/apps/invoice/:id`: the whole content, based on a revision. */
export const updateInvoiceBody = content
  .extend({ revision: count })
  .refine(isInOrder, late)
  .refine(isInRange, large)
export type UpdateInvoiceBody = z.infer<typeof updateInvoiceBody>

/** The state of an invoice that a PDF shows; another state gives 409. */
const shownState = z.object({ revision: count, balanceCents: cents })

/** `POST /api/apps/invoice/:id/download`. */
export const downloadInvoiceBody = shownState

/** `POST /api/apps/invoice/:id/send`: a mail with the PDF, in base64, that the browser made. */
export const sendInvoiceBody = shownState.extend({
  to: email,
  subject: optionalName(200).min(1),
  message: z.string().max(5000).default(''),
  pdf: z
    .string()
    .max(4_000_000)
    .regex(/^JVBERi0[A-Za-z0-9+/]+={0,2}$/),
})
export type SendInvoiceBody = z.infer<typeof sendInvoiceBody>

/** `POST /api/apps/invoice/:id/payments`; the id makes a repeated call harmless. */
export const addPaymentBody = z.object({
  id: z.uuid(),
  amountCents: cents.min(1).max(MAX_TOTAL_CENTS),
  paidOn: day,
  method: z.enum(PAYMENT_METHODS),
  note: optionalName(500).default(''),
  /** Accepts more than the open balance and keeps the rest as credit of the client. */
  keepsCredit: z.boolean().default(false),
})
export type AddPaymentBody = z.input<typeof addPaymentBody>

/** `GET /api/apps/invoice/summary`: the figures above the list. */
export const invoiceSummary = z.object({
  clients: count,
  invoices: count,
  paid: z.object({ invoices: count, cents }),
  /** Invoices that the client has received and not paid in full. */
  unpaid: z.object({ invoices: count, cents }),
})

/** `GET /api/apps/invoice/client-choices`: at most 500, by name. */
export const invoiceClientChoices = z.object({ clients: z.array(invoiceClientChoice) })
