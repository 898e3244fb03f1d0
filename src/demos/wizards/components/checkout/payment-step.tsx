import { Stack } from '@chakra-ui/react'
import { DELIVERY_WAYS } from '@contract/demo/checkout.ts'
import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { QueryContent } from '@/demos/shared/query-content.tsx'
import { useT } from '@/lib/i18n/use-t.ts'
import { RowsSkeleton } from '@/ui/feedback/states.tsx'
import { CardsField } from '@/ui/form/cards-field.tsx'
import { formatMoney } from '@/ui/format/format-money.ts'
import { shopCartQuery } from '../../api/checkout.ts'
import type { CheckoutValues } from '../../model/checkout-form.ts'
import { NoCardNote } from '../../shared/no-card-note.tsx'

/** The third step: delivery and payment as the shop offers them (R-606); no card data is asked for (R-422). */
export function PaymentStep() {
  const intl = useIntl()
  const t = useT('wizards.payment')
  const { items } = useFormContext<CheckoutValues>().getValues()
  const delivery = useWatch<CheckoutValues, 'delivery'>({ name: 'delivery' })
  const cart = useQuery(shopCartQuery(items, delivery))
  const keys = { Invoice: 'invoice', 'Bank Transfer': 'bank-transfer' } as const
  const priceText = (cents: number) => (cents === 0 ? t('delivery.free') : formatMoney(intl, cents))
  return (
    <Stack gap="5">
      <QueryContent query={cart} level="h3" loading={<RowsSkeleton rows={2} height="90px" />}>
        {({ terms }) => (
          <>
            <CardsField
              name="delivery"
              label={t('delivery')}
              options={DELIVERY_WAYS.map((way) => ({
                value: way,
                label: t(`delivery.${way}`),
                help: `${t(`delivery.${way}.help`)} · ${priceText(terms.deliveryCents[way])}`,
              }))}
            />
            <CardsField
              name="method"
              label={t('method')}
              options={terms.methods.map((value) => ({
                value,
                label: t(`method.${keys[value]}`),
                help: t(`method.${keys[value]}.help`),
              }))}
            />
          </>
        )}
      </QueryContent>
      <NoCardNote />
    </Stack>
  )
}
