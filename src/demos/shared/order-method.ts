import type { Order } from '@contract/demo/ecommerce.ts'

const TRANSLATED = { Invoice: 'invoice', 'Bank Transfer': 'bank-transfer' } as const

type MethodKey = 'invoice' | 'bank-transfer'

/** Returns the name of a payment method; brands keep their name, `name` translates the others. */
export const orderMethodName = (method: Order['method'], name: (key: MethodKey) => string): string =>
  method === 'Invoice' || method === 'Bank Transfer' ? name(TRANSLATED[method]) : method

/**
 * Returns how an order is paid: a card or an account with its last digits, an invoice or a transfer by its name,
 * which `name` translates.
 */
export function orderMethodText(
  { method, methodNumber }: Pick<Order, 'method' | 'methodNumber'>,
  name: (key: MethodKey) => string,
  gap: string,
): string {
  return method === 'Invoice' || method === 'Bank Transfer'
    ? orderMethodName(method, name)
    : `${method}${gap}${String(methodNumber).padStart(4, '0')}`
}
