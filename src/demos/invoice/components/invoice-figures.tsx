import { SimpleGrid, Skeleton } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { formatMoney } from '@/ui/format/format-money.ts'
import { StatCard } from '@/ui/layout/stat-card.tsx'
import { invoiceSummaryQuery } from '../api/invoices.ts'

/** The figures above the invoice list; each figure of invoices leads to the rows that it counts. */
export function InvoiceFigures() {
  const intl = useIntl()
  const t = useT('invoice.figure')
  const { data, isError } = useQuery(invoiceSummaryQuery())
  if (isError) return null
  if (!data) return <Skeleton height="132px" borderRadius="card" />
  const figures = [
    { id: 'clients', value: intl.formatNumber(data.clients), words: t('clients-note'), query: null },
    { id: 'invoices', value: intl.formatNumber(data.invoices), words: t('invoices-note'), query: {} },
    {
      id: 'paid',
      value: formatMoney(intl, data.paid.cents, 'round'),
      words: t('count', { count: data.paid.invoices }),
      query: { status: 'Paid' },
    },
    {
      id: 'unpaid',
      value: formatMoney(intl, data.unpaid.cents, 'round'),
      words: t('count', { count: data.unpaid.invoices }),
      query: { status: 'unpaid' },
    },
  ] as const
  return (
    <SimpleGrid columns={{ base: 2, lg: 4 }} gap={{ base: '3', sm: '4' }}>
      {figures.map(({ id, value, words, query }) => (
        <StatCard
          key={id}
          label={t(id)}
          value={value}
          {...(query ? { to: href('invoice.list', undefined, query) } : {})}
          change={{ words, tone: 'neutral' }}
        />
      ))}
    </SimpleGrid>
  )
}
