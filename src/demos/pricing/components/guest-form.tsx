import { Box, Flex, SimpleGrid } from '@chakra-ui/react'
import type { PlacedPlanOrder } from '@contract/demo/plan-orders.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { AddressFields } from '@/demos/wizards/shared/address-fields.tsx'
import { BuyerFields } from '@/demos/wizards/shared/buyer-fields.tsx'
import { NoCardNote } from '@/demos/wizards/shared/no-card-note.tsx'
import { showFormError } from '@/lib/api/form-errors.ts'
import { useLanguage } from '@/lib/i18n/language.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { useOrderPlan } from '../api/plan-orders.ts'
import { clearGuestDraft, loadGuestDraft, saveGuestDraft } from '../model/guest-draft.ts'
import { type GuestValues, guestForm, planOrderOf } from '../model/guest-order.ts'
import type { PlanChoice } from '../model/plan-choice.ts'

type GuestFormProps = { choice: PlanChoice; onPlaced: (order: PlacedPlanOrder, email: string) => void }

/** The address of a person without an account, and the order. */
export function GuestForm({ choice, onPlaced }: GuestFormProps) {
  const t = useT('front-pages-shop.checkout')
  const language = useLanguage()
  const order = useOrderPlan()
  const [defaultValues] = useState(loadGuestDraft)
  const form = useForm<GuestValues, unknown, GuestValues>({
    resolver: zodResolver(guestForm),
    defaultValues,
  })
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => saveGuestDraft(values) }),
    [form],
  )
  const send = async (values: GuestValues) => {
    try {
      const placed = await order.mutateAsync(planOrderOf(values, choice, language))
      clearGuestDraft()
      onPlaced(placed, values.email)
    } catch (error) {
      showFormError(form, error)
    }
  }
  return (
    <Form form={form} onSubmit={send} label={t('heading')} isKept>
      <FormError />
      <BuyerFields />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField name="company" label={t('company')} autoComplete="organization" isRequired />
        <TextField name="vatNumber" label={t('vat-number')} help={t('vat-number-help')} />
      </SimpleGrid>
      <AddressFields />
      {/* People do not see this field; a program that fills every field is refused. */}
      <Box aria-hidden position="absolute" insetInlineStart="-9999px" w="1px" h="1px" overflow="hidden">
        <input type="text" tabIndex={-1} autoComplete="off" {...form.register('website')} />
      </Box>
      <NoCardNote />
      <Flex justify="flex-end">
        <SubmitButton size="lg" whiteSpace="normal" h="auto" minH="11" py="2" maxW="full" flexShrink="1">
          {t('submit')}
        </SubmitButton>
      </Flex>
    </Form>
  )
}
