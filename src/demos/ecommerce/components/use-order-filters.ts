import { ORDER_PAYMENTS, ORDER_STATUSES } from '@contract/demo/ecommerce.ts'
import { useT } from '@/lib/use-t.ts'
import { shipmentKeys } from '../model/shipment-keys.ts'

/** The filters of the order list: payment and shipment. */
export function useOrderFilters() {
  const t = useT('ecommerce-sales')
  return [
    {
      name: 'payment',
      label: t('field.payment'),
      all: t('orders.any-payment'),
      options: ORDER_PAYMENTS.map((value) => ({ value, label: t(`payment.${value}`) })),
    },
    {
      name: 'status',
      label: t('field.status'),
      all: t('orders.any-status'),
      options: ORDER_STATUSES.map((value) => ({ value, label: t(`shipment.${shipmentKeys[value]}`) })),
    },
  ] as const
}
