import type { Billing } from '@contract/account.ts'

/** The ways of paying, whose values are words of the contract, as parts of message ids. */
export const billingKey: Readonly<Record<Billing, string>> = {
  'Auto debit': 'debit',
  'Manual-Credit Card': 'card',
  'Manual-Cash': 'cash',
  'Manual-PayPal': 'paypal',
}
