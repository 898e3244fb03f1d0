import { Box, Stack, Table } from '@chakra-ui/react'
import type { SalesDetail } from '@contract/demo/dashboards.ts'
import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { formatMoney } from '@/ui/format/format-money.ts'
import { SegmentChoice } from '@/ui/inputs/segment-choice.tsx'
import { Sales } from '../components/loaded-sales.tsx'

const centsOf = ({ payment }: SalesDetail) => Math.round(payment.total * 100)

type SalesTableProps = Omit<Table.RootProps, 'children'> & {
  label: string
  sales: readonly SalesDetail[]
  /** The height of the scroll area. */
  height?: string
  footer?: ReactNode
}

/** A table of sales in its own scroll area. */
function SalesTable({ label, sales, height, footer, ...look }: SalesTableProps) {
  const t = useT('tables.sale')
  const intl = useIntl()
  return (
    <Box
      role="group"
      aria-label={label}
      tabIndex={0}
      overflow="auto"
      maxH={height}
      borderWidth="1px"
      borderRadius="card"
    >
      <Table.Root aria-label={label} minW="440px" {...look}>
        <Table.Header>
          <Table.Row bg="bg.surface">
            <Table.ColumnHeader>{t('product')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('category')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('date')}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t('total')}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {sales.map((sale) => (
            <Table.Row key={`${sale.product.id} ${sale.buyer.name} ${sale.date}`}>
              <Table.Cell>{sale.product.name}</Table.Cell>
              <Table.Cell>{sale.product.category}</Table.Cell>
              <Table.Cell whiteSpace="nowrap">
                <bdi>{formatDate(intl, sale.date, 'day')}</bdi>
              </Table.Cell>
              <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
                <bdi>{formatMoney(intl, centsOf(sale))}</bdi>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
        {footer}
      </Table.Root>
    </Box>
  )
}

export function SimpleTableBasic() {
  const t = useT('tables.simple-table')
  return <Sales>{(sales) => <SalesTable label={t('basic.heading')} sales={sales.slice(0, 5)} />}</Sales>
}

export function SimpleTableDensity() {
  const t = useT('tables.simple-table')
  const [size, setSize] = useState<'sm' | 'md' | 'lg'>('sm')
  return (
    <Stack gap="3">
      <SegmentChoice
        label={t('density.heading')}
        value={size}
        onChange={setSize}
        choices={(['sm', 'md', 'lg'] as const).map((value) => ({ value, label: t(`density.${value}`) }))}
      />
      <Sales>
        {(sales) => <SalesTable label={t('density.heading')} sales={sales.slice(0, 5)} size={size} />}
      </Sales>
    </Stack>
  )
}

export function SimpleTableStriped() {
  const t = useT('tables.simple-table')
  return (
    <Sales>
      {(sales) => <SalesTable label={t('striped.heading')} sales={sales.slice(0, 6)} striped interactive />}
    </Sales>
  )
}

export function SimpleTableFixedHeader() {
  const t = useT('tables.simple-table')
  return (
    <Sales>
      {(sales) => <SalesTable label={t('fixed-header.heading')} sales={sales} height="280px" stickyHeader />}
    </Sales>
  )
}

export function SimpleTableDark() {
  const t = useT('tables.simple-table')
  return (
    <Box className="chakra-theme dark" bg="bg.surface" color="fg" p="4" borderRadius="card">
      <Sales>{(sales) => <SalesTable label={t('dark.heading')} sales={sales.slice(0, 5)} />}</Sales>
    </Box>
  )
}

export function SimpleTableFooter() {
  const t = useT('tables.simple-table')
  const intl = useIntl()
  const sumOf = (sales: readonly SalesDetail[]) =>
    formatMoney(
      intl,
      sales.reduce((sum, sale) => sum + centsOf(sale), 0),
    )
  return (
    <Sales>
      {(sales) => (
        <SalesTable
          label={t('footer.heading')}
          sales={sales.slice(0, 12)}
          height="320px"
          stickyHeader
          footer={
            <Table.Footer position="sticky" bottom="0" fontWeight="medium">
              <Table.Row bg="bg.subtle">
                <Table.Cell colSpan={3}>{t('footer.sum')}</Table.Cell>
                <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
                  <bdi>{sumOf(sales.slice(0, 12))}</bdi>
                </Table.Cell>
              </Table.Row>
            </Table.Footer>
          }
        />
      )}
    </Sales>
  )
}
