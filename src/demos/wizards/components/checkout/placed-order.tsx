import { Button } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { orderRecordQuery } from '@/demos/ecommerce/api/orders.ts'
import { PostalLines } from '@/demos/shared/postal-lines.tsx'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { EmptyState, ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { formatMoney } from '@/ui/format/format-money.ts'
import { ReviewList } from '../../shared/review-list.tsx'
import { SavedNote } from '../../shared/saved-note.tsx'

/** The confirmation of a placed order, read from its row. */
export function PlacedOrder({ order: no }: { order: number }) {
  const intl = useIntl()
  const t = useT('wizards.placed')
  const order = useQuery(orderRecordQuery(no))
  const again = (
    <Button asChild variant="outline">
      <Link to={href('wizards.checkout')}>{t('again')}</Link>
    </Button>
  )
  if (order.isPending) return <RowsSkeleton rows={4} />
  if (!order.data)
    return order.error?.name === 'ApiError' && 'status' in order.error && order.error.status === 404 ? (
      <EmptyState drawing="lost" title={t('missing')} action={again} />
    ) : (
      <ErrorState onRetry={() => void order.refetch()} isRetrying={order.isFetching} />
    )
  const { customer, shipping, lines, totalCents } = order.data
  return (
    <SavedNote
      title={t('title', { order: String(no) })}
      body={t('body')}
      actions={
        <>
          <Button asChild>
            <Link to={href('ecommerce.order', { id: String(no) })}>{t('open')}</Link>
          </Button>
          {again}
        </>
      }
    >
      <ReviewList
        entries={[
          [t('customer'), `${customer.name} · ${customer.email}`],
          [t('total'), formatMoney(intl, totalCents)],
          [t('items'), intl.formatList(lines.map(({ qty, productName }) => `${qty} × ${productName}`))],
          [t('shipping'), shipping ? <PostalLines key="shipping" address={shipping} /> : ''],
        ]}
      />
    </SavedNote>
  )
}
