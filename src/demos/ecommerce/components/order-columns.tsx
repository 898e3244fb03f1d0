import type { Order } from '@contract/demo/ecommerce.ts'
import { useMemo } from 'react'
import { CommerceStatus } from '@/demos/shared/commerce-status.tsx'
import { orderMethodText } from '@/demos/shared/order-method.ts'
import { PictureCell } from '@/demos/shared/picture-cell.tsx'
import { type ListColumns, useListColumns } from '@/ui/data-table/use-list-columns.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { shipmentKeys } from '../model/shipment-keys.ts'
import type { useShop } from './use-shop.ts'

type NumberOf = ReturnType<typeof useShop>['numberOf']
type OrderColumnsOptions = { numberOf: NumberOf; hasCustomer?: boolean }

const columnsWith =
  (numberOf: NumberOf): ListColumns<Order, 'ecommerce-sales'> =>
  ({ intl, t, text, money }, hasCustomer) => {
    const method = (key: 'invoice' | 'bank-transfer') => t(`field.method.${key}`)
    const customer = text('customers', (order: Order) => `${order.customer} <${order.email}>`, {
      label: 'field.customer',
      cell: ({ customer: name, avatar, email }) => (
        <PictureCell isPerson picture={avatar} title={name} note={email} />
      ),
      isSortable: true,
    })
    return [
      text('order', (order) => order.order, {
        label: 'field.order',
        cell: ({ order }) => <bdi>{numberOf(order)}</bdi>,
        width: '28',
        isSortable: true,
        isFixed: true,
      }),
      // The time of the API is UTC, which an exported file must say.
      text('date', (order) => `${order.date}T${order.time}Z`, {
        label: 'field.date',
        hiddenBelow: hasCustomer ? 960 : 480,
        cell: (order) => <bdi>{formatDate(intl, `${order.date}T${order.time}:00Z`, 'dayTime')}</bdi>,
        isSortable: true,
      }),
      ...(hasCustomer ? [customer] : []),
      text('payment', (order) => order.payment, {
        label: 'field.payment',
        hiddenBelow: hasCustomer ? 1000 : 600,
        cell: ({ payment }) => <CommerceStatus status={payment} label={t(`payment.${payment}`)} />,
      }),
      text('status', (order) => order.status, {
        label: 'field.status',
        // With a customer, the longest label of the other language needs the width.
        ...(hasCustomer ? { hiddenBelow: 710 } : {}),
        cell: ({ status }) => (
          <CommerceStatus status={status} label={t(`shipment.${shipmentKeys[status]}`)} />
        ),
        isSortable: true,
      }),
      text('method', (order) => orderMethodText(order, method, ' '), {
        label: 'field.method',
        cell: (order) => <bdi>{orderMethodText(order, method, ' •')}</bdi>,
        isHiddenAtFirst: true,
      }),
      money('spent', (order) => Math.round(order.spent * 100), { label: 'field.total', isSortable: true }),
    ]
  }

/** The columns of the orders; the page of a customer leaves the customer out. */
export function useOrderColumns({ numberOf, hasCustomer = true }: OrderColumnsOptions) {
  const columns = useMemo(() => columnsWith(numberOf), [numberOf])
  return useListColumns('ecommerce-sales', columns, hasCustomer)
}
