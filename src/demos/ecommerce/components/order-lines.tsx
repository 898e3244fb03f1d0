import { Box, chakra, Flex, Table } from '@chakra-ui/react'
import type { OrderRecord } from '@contract/demo/order-records.ts'
import { useIntl } from 'react-intl'
import { AmountRows } from '@/demos/shared/amount-rows.tsx'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatMoney } from '@/ui/format/format-money.ts'
import { ShopSection } from './shop-section.tsx'

const Picture = chakra('img')

/** The items of an order with its totals; prices include tax, and a refund explains what is left. */
export function OrderLines({ order }: { order: OrderRecord }) {
  const intl = useIntl()
  const t = useT('ecommerce-sales.order')
  const rate = intl.formatNumber(order.taxBps / 10_000, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <ShopSection title={t('items', { count: order.lines.length })}>
      <Box overflowX="auto" mx={{ base: '-4', md: '-5' }} px={{ base: '4', md: '5' }}>
        <Table.Root size="sm">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>{t('product')}</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end" hideBelow="sm">
                {t('price')}
              </Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">{t('qty')}</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">{t('total')}</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {order.lines.map((line) => (
              <Table.Row key={line.productName}>
                <Table.Cell>
                  <Flex align="center" gap="3">
                    {line.image === null ? null : (
                      <Picture
                        src={line.image}
                        alt=""
                        boxSize="9"
                        borderRadius="control"
                        hideBelow="sm"
                        flex="none"
                      />
                    )}
                    <bdi>{line.productName}</bdi>
                  </Flex>
                </Table.Cell>
                <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums" hideBelow="sm">
                  <bdi>{formatMoney(intl, line.priceCents)}</bdi>
                </Table.Cell>
                <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
                  {intl.formatNumber(line.qty)}
                </Table.Cell>
                <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
                  <bdi>{formatMoney(intl, line.totalCents)}</bdi>
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
      <Box mt="4">
        <AmountRows
          rows={[
            { label: t('net'), cents: order.netCents },
            { label: t('tax', { rate }), cents: order.taxCents },
            { label: t('sum'), cents: order.totalCents, isTotal: true },
            ...(order.payment === 'Cancelled'
              ? [
                  { label: t('refunded'), cents: -order.totalCents },
                  { label: t('kept'), cents: 0, isTotal: true },
                ]
              : []),
          ]}
        />
      </Box>
    </ShopSection>
  )
}
