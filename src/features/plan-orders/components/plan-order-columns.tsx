import { Link as ChakraLink, Stack, Text } from '@chakra-ui/react'
import type { PlanOrder } from '@contract/plan-orders.ts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import type { DataColumn } from '@/ui/data-table/table-types.ts'
import { formatDate } from '@/ui/format/format-date.ts'

/** The columns of the list of ordered plans. */
export function usePlanOrderColumns(): DataColumn<PlanOrder>[] {
  const intl = useIntl()
  const t = useT('plan-orders')
  return useMemo(() => {
    const money = (cents: number) => intl.formatNumber(cents / 100, { style: 'currency', currency: 'USD' })
    const planOf = ({ plan, period }: PlanOrder) => `${t(`plan.${plan}`)}, ${t(`period.${period}`)}`
    const addressOf = ({ address }: PlanOrder) => {
      const country = intl.formatDisplayName(address.countryCode.toUpperCase(), { type: 'region' })
      return `${address.street}, ${address.postcode} ${address.city}, ${country}`
    }
    return [
      {
        id: 'no',
        header: t('field.no'),
        cell: (order) => <bdi>{String(order.no)}</bdi>,
        isSortable: true,
        isFixed: true,
        exportValue: (order) => order.no,
      },
      {
        id: 'company',
        header: t('field.company'),
        cell: (order) => <bdi>{order.company}</bdi>,
        isSortable: true,
        exportValue: (order) => order.company,
      },
      {
        id: 'name',
        header: t('field.name'),
        cell: (order) => (
          <Stack gap="0" minW="0">
            <Text truncate>{order.name}</Text>
            <ChakraLink href={`mailto:${order.email}`} color="brand.fg" textStyle="xs">
              <bdi>{order.email}</bdi>
            </ChakraLink>
          </Stack>
        ),
        isSortable: true,
        exportValue: (order) => `${order.name} <${order.email}>`,
      },
      { id: 'plan', header: t('field.plan'), cell: planOf, exportValue: planOf },
      {
        id: 'cents',
        header: t('field.price'),
        cell: (order) => <bdi>{money(order.cents)}</bdi>,
        align: 'end',
        isSortable: true,
        exportValue: (order) => order.cents / 100,
      },
      {
        id: 'method',
        header: t('field.method'),
        cell: (order) => t(`method.${order.method}`),
        exportValue: (order) => order.method,
      },
      {
        id: 'vatNumber',
        header: t('field.vatNumber'),
        cell: (order) => <bdi>{order.vatNumber}</bdi>,
        exportValue: (order) => order.vatNumber,
      },
      {
        id: 'address',
        header: t('field.address'),
        cell: addressOf,
        isHiddenAtFirst: true,
        exportValue: addressOf,
      },
      {
        id: 'orderedAt',
        header: t('field.orderedAt'),
        cell: (order) => <bdi>{formatDate(intl, order.orderedAt, 'day')}</bdi>,
        isSortable: true,
        exportValue: (order) => order.orderedAt,
      },
    ]
  }, [intl, t])
}
