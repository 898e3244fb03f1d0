import { Stack } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { orderMethodName } from '@/demos/shared/order-method.ts'
import { PostalLines } from '@/demos/shared/postal-lines.tsx'
import { QueryContent } from '@/demos/shared/query-content.tsx'
import { useT } from '@/lib/i18n/use-t.ts'
import { RowsSkeleton } from '@/ui/feedback/states.tsx'
import { shopCartQuery } from '../../api/checkout.ts'
import type { CheckoutValues } from '../../model/checkout-form.ts'
import { ReviewList } from '../../shared/review-list.tsx'
import { CartLines } from './cart-lines.tsx'

/** The last step: everything that the order will hold, at the prices of now. */
export function ConfirmStep() {
  const t = useT('wizards.confirm')
  const payment = useT('wizards.payment')
  const values = useFormContext<CheckoutValues>().getValues()
  const { items, delivery, method, name, email, phone, hasBilling, billing, ...address } = values
  const cart = useQuery(shopCartQuery(items, delivery))
  return (
    <Stack gap="6">
      <ReviewList
        entries={[
          [t('shipping'), <PostalLines key="shipping" address={{ ...address, recipient: name }} />],
          [t('billing'), hasBilling ? <PostalLines key="billing" address={billing} /> : t('same')],
          [t('contact'), [email, phone].filter((part) => part !== '').join(' · ')],
          [
            t('payment'),
            `${orderMethodName(method, (key) => payment(`method.${key}`))} · ${payment(`delivery.${delivery}`)}`,
          ],
        ]}
      />
      <QueryContent query={cart} level="h3" loading={<RowsSkeleton rows={items.length} height="68px" />}>
        {(data) => <CartLines cart={data} />}
      </QueryContent>
    </Stack>
  )
}
