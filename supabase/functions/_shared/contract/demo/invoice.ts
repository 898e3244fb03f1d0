import { z } from 'zod'
import { count, dayText, demoListQuery, exactly, money, picture } from './list.ts'

export const INVOICE_STATUSES = [
  'Paid',
  'Downloaded',
  'Sent',
  'Draft',
  'Partial Payment',
  'Past Due',
] as const
export const INVOICE_SERVICES = [
  'Software Development',
  'UI/UX Design & Development',
  'Unlimited Extended License',
  'Template Customization',
] as const

/**
 * `GET /api/apps/invoice`: sorted by client, total, id, date or balance. The inclusive date range is
 * `selectedDateRange[start]` and `[end]`, JSON, or the parameter twice.
 */
export const invoiceListQuery = demoListQuery.extend({
  /** An exact status; an unknown one matches no invoice. */
  status: exactly,
  /** `true` keeps invoices that the client has received and not paid in full. */
  unpaid: z
    .literal('true')
    .nullable()
    .catch(null)
    .default(null)
    .meta({ description: 'Anything else is any' }),
})
export const invoiceClient = z.object({
  name: z.string(),
  company: z.string(),
  companyEmail: z.string(),
  country: z.string(),
  contact: z.string(),
  address: z.string(),
})
export const invoice = z.object({
  id: count,
  issuedDate: dayText,
  dueDate: dayText,
  client: invoiceClient,
  service: z.enum(INVOICE_SERVICES),
  total: z.number(),
  avatar: picture,
  invoiceStatus: z.enum(INVOICE_STATUSES),
  /** Negative after an overpayment. */
  balance: z.number(),
})
export type Invoice = z.infer<typeof invoice>
export const invoiceList = z.object({ invoices: z.array(invoice), totalInvoices: count })

/** `GET /api/apps/invoice/clients`: the first five. */
export const invoiceClientList = z.array(invoiceClient).max(5)

/** `GET /api/apps/invoice/:id`. */
export const invoiceDetail = z.object({
  invoice,
  paymentDetails: z.object({
    totalDue: money,
    bankName: z.string(),
    country: z.string(),
    iban: z.string(),
    swiftCode: z.string(),
  }),
})
