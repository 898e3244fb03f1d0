import { Flex, Text } from '@chakra-ui/react'
import type { SalesDetail } from '@contract/demo/dashboards.ts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { pictureSrc } from '@/demos/shared/picture-src.ts'
import { SampleAvatar } from '@/demos/shared/sample-avatar.tsx'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { formatMoney } from '@/ui/format/format-money.ts'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import type { SheetColumn } from '../model/sheet-columns.ts'

const cents = (amount: number) => Math.round(amount * 100)

/** The columns of the sales in the language of the page. */
export function useSaleColumns(): readonly SheetColumn<SalesDetail>[] {
  const intl = useIntl()
  return useMemo(() => {
    const t = (id: MessageKey<'tables.sale'>) => intl.formatMessage({ id: `tables.sale.${id}` })
    const money = (amount: number) => formatMoney(intl, cents(amount))
    const shownMoney = (amount: number) => <bdi>{money(amount)}</bdi>
    const picture = (image: string, name: string) => (
      <Flex align="center" gap="2" minW="0">
        <SampleAvatar img={pictureSrc(image)} />
        <Text dir="auto" css={textAlignMatchParent} truncate>
          {name}
        </Text>
      </Flex>
    )
    return [
      {
        id: 'product',
        header: t('product'),
        width: 220,
        value: ({ product }) => product.name,
        cell: ({ product }) => picture(product.image, product.name),
        filter: 'text',
      },
      {
        id: 'category',
        header: t('category'),
        width: 140,
        value: ({ product }) => product.category,
        filter: 'choice',
      },
      {
        id: 'buyer',
        header: t('buyer'),
        width: 190,
        value: ({ buyer }) => buyer.name,
        cell: ({ buyer }) => picture(buyer.avatar, buyer.name),
        filter: 'text',
      },
      {
        id: 'date',
        header: t('date'),
        width: 130,
        value: ({ date }) => date,
        cell: ({ date }) => <bdi>{formatDate(intl, date, 'day')}</bdi>,
      },
      {
        id: 'total',
        header: t('total'),
        width: 120,
        align: 'end',
        value: ({ payment }) => payment.total,
        cell: ({ payment }) => shownMoney(payment.total),
        total: money,
      },
      {
        id: 'paid',
        header: t('paid'),
        width: 120,
        align: 'end',
        value: ({ payment }) => payment.paidAmount,
        cell: ({ payment }) => shownMoney(payment.paidAmount),
        total: money,
      },
      {
        id: 'status',
        header: t('status'),
        width: 140,
        value: ({ payment }) => t(`status.${payment.status}`),
        filter: 'choice',
      },
    ]
  }, [intl])
}
