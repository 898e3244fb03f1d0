import { Flex, Stack, Text } from '@chakra-ui/react'
import { CART_LIMITS, type CartItem } from '@contract/demo/checkout.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, Minus, Plus, Trash2 } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { QueryContent } from '@/demos/shared/query-content.tsx'
import { useT } from '@/lib/i18n/use-t.ts'
import { EmptyState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { useFieldError } from '@/ui/form/use-field-error.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { shopCartQuery } from '../../api/checkout.ts'
import type { CheckoutValues } from '../../model/checkout-form.ts'
import { CartLines } from './cart-lines.tsx'
import { OfferPicker } from './offer-picker.tsx'

/** The first step: products of the shop, their number and the total. */
export function CartStep() {
  const t = useT('wizards.cart')
  const { setValue, formState } = useFormContext<CheckoutValues>()
  const [items, delivery] = useWatch<CheckoutValues, ['items', 'delivery']>({ name: ['items', 'delivery'] })
  const cart = useQuery({ ...shopCartQuery(items, delivery), enabled: items.length > 0 })
  const error = useFieldError('items')
  const change = (next: CartItem[]) =>
    setValue('items', next, { shouldDirty: true, shouldValidate: formState.errors.items !== undefined })
  const setQty = (productId: number, qty: number) =>
    change(items.map((item) => (item.productId === productId ? { productId, qty } : item)))
  const isFull = items.length >= CART_LIMITS.lines
  return (
    <Stack gap="6">
      {error === undefined ? null : (
        <Flex role="alert" gap="2" color="danger.fg" align="center">
          <CircleAlert size={16} strokeWidth={2} aria-hidden />
          <Text>{error}</Text>
        </Flex>
      )}
      {items.length === 0 ? (
        <EmptyState level="h3" title={t('empty')} body={t('empty-body')} />
      ) : (
        <QueryContent query={cart} level="h3" loading={<RowsSkeleton rows={items.length} height="68px" />}>
          {(data) => (
            <CartLines
              cart={data}
              controls={({ productId, productName: name, qty, available }) => (
                <Flex align="center" gap="1">
                  <IconButton
                    label={t('fewer', { name })}
                    disabledReason={qty <= 1 ? t('at-least') : undefined}
                    onClick={() => setQty(productId, qty - 1)}
                  >
                    <Minus aria-hidden />
                  </IconButton>
                  <Text minW="7" textAlign="center" fontVariantNumeric="tabular-nums" aria-live="polite">
                    {qty}
                  </Text>
                  <IconButton
                    label={t('more', { name })}
                    disabledReason={qty >= Math.min(available, CART_LIMITS.qty) ? t('at-most') : undefined}
                    onClick={() => setQty(productId, qty + 1)}
                  >
                    <Plus aria-hidden />
                  </IconButton>
                  <IconButton
                    label={t('remove', { name })}
                    onClick={() => change(items.filter((item) => item.productId !== productId))}
                  >
                    <Trash2 aria-hidden />
                  </IconButton>
                </Flex>
              )}
            />
          )}
        </QueryContent>
      )}
      <OfferPicker
        isFull={isFull}
        chosen={items.map(({ productId }) => productId)}
        onAdd={(productId) => change([...items, { productId, qty: 1 }])}
      />
    </Stack>
  )
}
