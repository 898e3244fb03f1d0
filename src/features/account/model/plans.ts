import type { Billing } from '@contract/account.ts'

/** Message id parts of the billing methods, whose values are display texts in the contract. */
export const billingKey: Readonly<Record<Billing, string>> = {
  'Auto debit': 'debit',
  'Manual-Credit Card': 'card',
  'Manual-Cash': 'cash',
  'Manual-PayPal': 'paypal',
}
