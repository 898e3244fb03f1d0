import type { Billing } from '@contract/account.ts'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'

/** Message id parts of the billing methods, whose values are display texts in the contract. */
export const billingKey: Readonly<Record<Billing, MessageKey<'account.billing-way'>>> = {
  'Auto debit': 'debit',
  'Manual-Credit Card': 'card',
  'Manual-Cash': 'cash',
  'Manual-PayPal': 'paypal',
}
