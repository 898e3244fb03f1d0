import type { ORDER_PAYMENTS, ORDER_STATUSES } from './ecommerce.ts'
import { ORDER_STATUSES as STAGES } from './ecommerce.ts'

type OrderPayment = (typeof ORDER_PAYMENTS)[number]
type OrderStage = (typeof ORDER_STATUSES)[number]
/** The fields of an order that a transition depends on. */
export type OrderState = { payment: OrderPayment; status: OrderStage }

type Transition =
  | { field: 'payment'; from: readonly OrderPayment[]; to: OrderPayment }
  | { field: 'status'; from: readonly OrderStage[]; to: OrderStage }

/** Every allowed change of an order; the handler and the screen read this table. A shipment needs a payment. */
export const ORDER_TRANSITIONS = {
  pay: { field: 'payment', from: ['Pending', 'Failed'], to: 'Paid' },
  fail: { field: 'payment', from: ['Pending'], to: 'Failed' },
  refund: { field: 'payment', from: ['Paid'], to: 'Cancelled' },
  dispatch: { field: 'status', from: ['Ready to Pickup'], to: 'Dispatched' },
  send: { field: 'status', from: ['Dispatched'], to: 'Out for Delivery' },
  deliver: { field: 'status', from: ['Out for Delivery'], to: 'Delivered' },
} as const satisfies Record<string, Transition>
export type OrderAction = keyof typeof ORDER_TRANSITIONS
/** The actions of an order in the order of their buttons. */
export const ORDER_ACTIONS = Object.keys(ORDER_TRANSITIONS) as [OrderAction, ...OrderAction[]]

/** Why a transition is not possible: it is done, another payment status, no payment, or an earlier step is missing. */
export type TransitionRefusal = 'done' | 'payment' | 'unpaid' | 'earlier'

/** Returns why an action on an order is refused, null when it is allowed. */
export function refusalOfTransition(order: OrderState, action: OrderAction): TransitionRefusal | null {
  const { field, from, to }: Transition = ORDER_TRANSITIONS[action]
  if (order[field] === to) return 'done'
  if (field === 'payment') return from.includes(order.payment) ? null : 'payment'
  if (STAGES.indexOf(order.status) > STAGES.indexOf(to)) return 'done'
  if (order.payment !== 'Paid') return 'unpaid'
  return from.includes(order.status) ? null : 'earlier'
}
