import type { Order } from '@contract/demo/ecommerce.ts'

/** The message key of each shipment status. */
export const shipmentKeys = {
  'Ready to Pickup': 'ready',
  Dispatched: 'dispatched',
  'Out for Delivery': 'out',
  Delivered: 'delivered',
} as const satisfies Record<Order['status'], string>
