import { Stack } from '@chakra-ui/react'
import { CHECKOUT_METHODS, DELIVERY_CENTS, DELIVERY_WAYS } from '@contract/demo/checkout.ts'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/use-t.ts'
import { CardsField } from '@/ui/form/cards-field.tsx'
import { formatMoney } from '@/ui/format-money.ts'
import { NoCardNote } from '../../shared/no-card-note.tsx'

/** The third step: delivery and payment; no card data is asked for (R-422). */
export function PaymentStep() {
  const intl = useIntl()
  const t = useT('wizards.payment')
  const keys = { Invoice: 'invoice', 'Bank Transfer': 'bank-transfer' } as const
  return (
    <Stack gap="5">
      <CardsField
        name="delivery"
        label={t('delivery')}
        options={DELIVERY_WAYS.map((way) => ({
          value: way,
          label: t(`delivery.${way}`),
          help:
            DELIVERY_CENTS[way] === 0
              ? t(`delivery.${way}.help`)
              : `${t(`delivery.${way}.help`)} · ${formatMoney(intl, DELIVERY_CENTS[way])}`,
        }))}
      />
      <CardsField
        name="method"
        label={t('method')}
        options={CHECKOUT_METHODS.map((value) => ({
          value,
          label: t(`method.${keys[value]}`),
          help: t(`method.${keys[value]}.help`),
        }))}
      />
      <NoCardNote />
    </Stack>
  )
}
