import type { Order } from '@contract/demo/ecommerce.ts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { DataColumn } from '@/ui/data-table/table-types.ts'
import { formatDate } from '@/ui/format-date.ts'
import { formatMoney } from '@/ui/format-money.ts'
import { CustomerName } from './customer-name.tsx'
import { PaymentBadge } from './payment-badge.tsx'
import { ShipmentBadge } from './shipment-badge.tsx'

/** The columns of the orders; the page of a customer leaves the customer out. */
export function useOrderColumns({ hasCustomer = true } = {}): DataColumn<Order>[] {
  const intl = useIntl()
  return useMemo(() => {
    const t = (id: string) => intl.formatMessage({ id: `ecommerce-sales.field.${id}` })
    const columns: DataColumn<Order>[] = [
      {
        id: 'order',
        header: t('order'),
        cell: (order) => <bdi>#{order.order}</bdi>,
        width: '28',
        isSortable: true,
        isFixed: true,
        exportValue: (order) => order.order,
      },
      {
        id: 'date',
        header: t('date'),
        cell: (order) => <bdi>{formatDate(intl, `${order.date}T${order.time}:00Z`, 'dayTime')}</bdi>,
        isSortable: true,
        exportValue: (order) => `${order.date} ${order.time}`,
      },
      {
        id: 'customers',
        header: t('customer'),
        cell: ({ customer, avatar, email }) => <CustomerName name={customer} avatar={avatar} note={email} />,
        isSortable: true,
        exportValue: (order) => `${order.customer} <${order.email}>`,
      },
      {
        id: 'payment',
        header: t('payment'),
        cell: (order) => <PaymentBadge payment={order.payment} />,
        exportValue: (order) => order.payment,
      },
      {
        id: 'status',
        header: t('status'),
        cell: (order) => <ShipmentBadge status={order.status} />,
        isSortable: true,
        exportValue: (order) => order.status,
      },
      {
        id: 'method',
        header: t('method'),
        cell: (order) => <bdi>{`${order.method} •${String(order.methodNumber).padStart(4, '0')}`}</bdi>,
        isHiddenAtFirst: true,
        exportValue: (order) => `${order.method} ${order.methodNumber}`,
      },
      {
        id: 'spent',
        header: t('total'),
        cell: (order) => <bdi>{formatMoney(intl, Math.round(order.spent * 100))}</bdi>,
        align: 'end',
        isSortable: true,
        exportValue: (order) => order.spent,
      },
    ]
    return columns.filter(({ id }) => hasCustomer || id !== 'customers')
  }, [intl, hasCustomer])
}
