import { useQueryClient } from '@tanstack/react-query'
import { CreditCard, MapPin, PackageCheck, ShoppingCart } from 'lucide-react'
import { useMemo } from 'react'
import { ApiError } from '@/lib/api/api-error.ts'
import { showFormError } from '@/lib/api/form-errors.ts'
import { shopCartQuery, usePlaceOrder } from '../../api/checkout.ts'
import {
  type CheckoutValues,
  checkoutBodyOf,
  checkoutDraft,
  checkoutForm,
  emptyCheckout,
} from '../../model/checkout-form.ts'
import { wizardError } from '../../shared/typed-values.ts'
import { DraftWizard } from '../draft-wizard.tsx'
import { AddressStep } from './address-step.tsx'
import { CartStep } from './cart-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { PaymentStep } from './payment-step.tsx'

/** The order of a person in four steps; it ends at the placed order. */
export function CheckoutWizard() {
  const client = useQueryClient()
  const place = usePlaceOrder()
  const schema = useMemo(
    () => checkoutForm((items, delivery) => client.getQueryData(shopCartQuery(items, delivery).queryKey)),
    [client],
  )
  const save = async (values: CheckoutValues) => {
    const cart = await client.ensureQueryData(shopCartQuery(values.items, values.delivery))
    return place.mutateAsync(checkoutBodyOf(values, cart.totalCents))
  }
  return (
    <DraftWizard
      name="checkout"
      schema={schema}
      empty={emptyCheckout}
      draftFor={checkoutDraft}
      save={save}
      showError={(form, error) => {
        const isOutdated = error instanceof ApiError && error.code === 'conflict'
        if (isOutdated) form.setError('root', { message: wizardError('changed') })
        else showFormError(form, error)
      }}
      steps={[
        { id: 'cart', icon: ShoppingCart, fields: ['items'], content: <CartStep /> },
        {
          id: 'address',
          icon: MapPin,
          fields: ['name', 'email', 'phone', 'street', 'extra', 'postcode', 'city', 'countryCode', 'billing'],
          content: <AddressStep />,
        },
        { id: 'payment', icon: CreditCard, fields: ['delivery', 'method'], content: <PaymentStep /> },
        { id: 'confirm', icon: PackageCheck, fields: [], content: <ConfirmStep /> },
      ]}
    />
  )
}
