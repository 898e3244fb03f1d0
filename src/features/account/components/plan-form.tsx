import { Flex, RadioCard, SimpleGrid } from '@chakra-ui/react'
import { ACCOUNT_BILLINGS, ACCOUNT_PLANS, type Account, type Billing, type Plan } from '@contract/account.ts'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { showFormError } from '@/lib/form-errors.ts'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { TextAreaField } from '@/ui/form/text-field.tsx'
import { toast } from '@/ui/toaster.tsx'
import { usePlanActions } from '../api/plans.ts'
import { inOurWords } from '../model/forms.ts'
import { billingKey } from '../model/plans.ts'

type Wish = { plan: Plan; billing: Billing; note: string }

/** Asks for another plan or way of paying; nothing changes until it is decided. */
export function PlanForm({ account }: { account: Account }) {
  const intl = useIntl()
  const { file } = usePlanActions()
  const now: Wish = { plan: account.currentPlan, billing: account.billing, note: '' }
  const form = useForm<Wish>({ defaultValues: now })
  const { plan, billing } = useWatch({ control: form.control })
  const isSame = plan === now.plan && billing === now.billing
  const send = async (wish: Wish) => {
    try {
      await file.mutateAsync(wish)
      toast.success({ title: intl.formatMessage({ id: 'account.plan.sent' }) })
    } catch (error) {
      showFormError(form, inOurWords(error))
    }
  }
  return (
    <Form form={form} onSubmit={send} label={intl.formatMessage({ id: 'account.plan.ask' })}>
      <FormError />
      <Controller
        control={form.control}
        name="plan"
        render={({ field }) => (
          <RadioCard.Root
            name={field.name}
            value={field.value}
            size="sm"
            colorPalette="brand"
            onValueChange={({ value }) => field.onChange(value)}
          >
            <RadioCard.Label fontWeight="medium">
              <FormattedMessage id="account.plan.choose" />
            </RadioCard.Label>
            <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
              {ACCOUNT_PLANS.map((value) => (
                <RadioCard.Item key={value} value={value}>
                  <RadioCard.ItemHiddenInput />
                  <RadioCard.ItemControl>
                    <RadioCard.ItemContent>
                      <RadioCard.ItemText>
                        <FormattedMessage id={`account.plan.name.${value}`} />
                      </RadioCard.ItemText>
                      <RadioCard.ItemDescription color="fg.muted" opacity="1">
                        <FormattedMessage id={`account.plan.for.${value}`} />
                      </RadioCard.ItemDescription>
                    </RadioCard.ItemContent>
                    <RadioCard.ItemIndicator borderColor="border.control" />
                  </RadioCard.ItemControl>
                </RadioCard.Item>
              ))}
            </SimpleGrid>
          </RadioCard.Root>
        )}
      />
      <SelectField
        name="billing"
        label={intl.formatMessage({ id: 'account.plan.billing' })}
        help={intl.formatMessage({ id: 'account.plan.billing-help' })}
        options={ACCOUNT_BILLINGS.map((value) => ({
          value,
          label: intl.formatMessage({ id: `account.billing-way.${billingKey[value]}` }),
        }))}
      />
      <TextAreaField
        name="note"
        rows={2}
        maxLength={1000}
        label={intl.formatMessage({ id: 'account.plan.note' })}
      />
      <Flex>
        <SubmitButton disabled={isSame}>
          <FormattedMessage id="account.plan.ask" />
        </SubmitButton>
      </Flex>
    </Form>
  )
}
