import { Flex } from '@chakra-ui/react'
import { ACCOUNT_BILLINGS, ACCOUNT_PLANS, type Account, type Billing, type Plan } from '@contract/account.ts'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { showFormError } from '@/lib/api/form-errors.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { CardsField } from '@/ui/form/cards-field.tsx'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { TextAreaField } from '@/ui/form/text-field.tsx'
import { usePlanActions } from '../api/plan-queries.ts'
import { billingKey } from '../model/plans.ts'

type Wish = { plan: Plan; billing: Billing; note: string }

/** Requests another plan or billing method; the account changes only after approval. */
export function PlanForm({ account }: { account: Account }) {
  const intl = useIntl()
  const { file } = usePlanActions()
  const now: Wish = { plan: account.currentPlan, billing: account.billing, note: '' }
  // The price list leads here with the chosen plan.
  const [search] = useSearchParams()
  const plan = ACCOUNT_PLANS.find((one) => one === search.get('plan')) ?? now.plan
  const form = useForm<Wish>({ defaultValues: { ...now, plan } })
  const send = async (wish: Wish) => {
    if (wish.plan === now.plan && wish.billing === now.billing) {
      form.setError('plan', { message: 'account.plan.same' })
      return
    }
    try {
      await file.mutateAsync(wish)
      toast.success({ title: intl.formatMessage({ id: 'account.plan.sent' }) })
    } catch (error) {
      showFormError(form, error)
    }
  }
  return (
    <Form form={form} onSubmit={send} label={intl.formatMessage({ id: 'account.plan.ask' })}>
      <FormError />
      <CardsField
        name="plan"
        label={intl.formatMessage({ id: 'account.plan.choose' })}
        options={ACCOUNT_PLANS.map((value) => ({
          value,
          label: intl.formatMessage({ id: `account.plan.name.${value}` }),
          help: intl.formatMessage({ id: `account.plan.for.${value}` }),
        }))}
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
        <SubmitButton>
          <FormattedMessage id="account.plan.ask" />
        </SubmitButton>
      </Flex>
    </Form>
  )
}
