import { ORDER_METHODS, ORDER_PAYMENTS, ORDER_STATUSES } from '@contract/demo/ecommerce.ts'
import { SHOP_COUNTRY_CODES } from '@contract/demo/postal-address.ts'
import { useIntl } from 'react-intl'
import { countryOptions } from '@/demos/shared/country-options.ts'
import { orderMethodName } from '@/demos/shared/order-method.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { addDays, today } from '@/lib/time/calendar-day.ts'
import { formatDayRange } from '@/ui/format/format-date.ts'
import { shipmentKeys } from '../model/shipment-keys.ts'

/** The names of the filters of the order list, to which the figures of the dashboards lead. */
export const ORDER_FILTERS = ['payment', 'status', 'period', 'country', 'method'] as const
export type OrderFilter = (typeof ORDER_FILTERS)[number]

/** The filters of the order list; `period` is the one of the URL, which is also a choice. */
export function useOrderFilters(period: string) {
  const intl = useIntl()
  const t = useT('ecommerce-sales.orders')
  const word = useT('ecommerce-sales')
  const day = today()
  const recent = [7, 30, 60].map((days) => `${addDays(day, 1 - days)}..${day}`)
  const days = (value: string) => {
    const [start = '', end = ''] = value.split('..')
    return formatDayRange(intl, start, end)
  }
  const isPeriod = /^\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d$/.test(period) && !period.split('..').some(isNoDay)
  const periods = isPeriod && !recent.includes(period) ? [period, ...recent] : recent
  return [
    {
      name: 'payment',
      label: word('field.payment'),
      all: t('any-payment'),
      options: ORDER_PAYMENTS.map((value) => ({ value, label: word(`payment.${value}`) })),
    },
    {
      name: 'status',
      label: word('field.status'),
      all: t('any-status'),
      options: ORDER_STATUSES.map((value) => ({ value, label: word(`shipment.${shipmentKeys[value]}`) })),
    },
    {
      name: 'period',
      label: t('period'),
      all: t('any-period'),
      options: periods.map((value) => ({ value, label: days(value) })),
    },
    {
      name: 'country',
      label: word('field.country'),
      all: word('customers.any-country'),
      options: countryOptions(intl, SHOP_COUNTRY_CODES),
    },
    {
      name: 'method',
      label: word('field.method'),
      all: t('any-method'),
      options: ORDER_METHODS.map((value) => ({
        value,
        label: orderMethodName(value, (key) => word(`field.method.${key}`)),
      })),
    },
  ] as const
}

const isNoDay = (text: string) => Number.isNaN(Date.parse(text))
