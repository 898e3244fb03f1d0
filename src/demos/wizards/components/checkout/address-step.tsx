import { Heading, Stack } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import { useT } from '@/lib/i18n/use-t.ts'
import { CheckboxField } from '@/ui/form/checkbox-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import type { CheckoutValues } from '../../model/checkout-form.ts'
import { AddressFields } from '../../shared/address-fields.tsx'
import { BuyerFields } from '../../shared/buyer-fields.tsx'

/** The second step: who orders, and where the parcel and the invoice go. */
export function AddressStep() {
  const t = useT('wizards.address')
  const hasBilling = useWatch<CheckoutValues, 'hasBilling'>({ name: 'hasBilling' })
  return (
    <Stack gap="4">
      <BuyerFields />
      <AddressFields />
      <CheckboxField name="hasBilling" label={t('other-billing')} />
      {hasBilling ? (
        <Stack gap="4">
          <Heading as="h3" textStyle="md">
            {t('billing')}
          </Heading>
          <TextField name="billing.recipient" label={t('recipient')} autoComplete="billing name" isRequired />
          <AddressFields prefix="billing." section="billing" />
        </Stack>
      ) : null}
    </Stack>
  )
}
