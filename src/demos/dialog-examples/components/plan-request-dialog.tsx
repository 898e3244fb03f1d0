import { Box, Link, Text } from '@chakra-ui/react'
import type { Account, Billing, Plan, PlanRequest } from '@contract/account.ts'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { Link as RouterLink } from 'react-router-dom'
import { accountQuery } from '@/features/account/api/account.ts'
import { plansQuery, usePlanActions } from '@/features/account/api/plan-queries.ts'
import { showFormError } from '@/lib/api/form-errors.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { CardsField } from '@/ui/form/cards-field.tsx'
import { TextAreaField } from '@/ui/form/text-field.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { ExampleDialog } from './example-dialog.tsx'
import { useExampleDialog } from './use-example-dialog.ts'

type Wish = { plan: Plan; billing: Billing; note: string }

const wishOf = ({ currentPlan, billing }: Account): Wish => ({ plan: currentPlan, billing, note: '' })

type PlanRequestDialogProps = Pick<ComponentProps<typeof ExampleDialog>, 'name' | 'icon' | 'size'> & {
  /** The field of the account that the request changes. */
  field: 'plan' | 'billing'
  label: string
  options: ComponentProps<typeof CardsField>['options']
}

/**
 * Requests another plan or payment method. While a request waits, sending the form withdraws it, because only one can
 * be open.
 */
export function PlanRequestDialog({ field, label, options, ...button }: PlanRequestDialogProps) {
  const t = useT('dialog-examples.request')
  const { data: account } = useQuery(accountQuery)
  const { file, takeBack } = usePlanActions()
  const form = useForm<Wish>(account ? { values: wishOf(account) } : {})
  const dialog = useExampleDialog(form)
  const requests = useQuery({ ...plansQuery('mine'), enabled: dialog.isOpen })
  const request = requests.data?.find(({ status }) => status === 'open')
  const submit = async (wish: Wish) => {
    if (!request && wish[field] === (account && wishOf(account)[field])) {
      form.setError(field, { message: `dialog-examples.error.same-${field}` }, { shouldFocus: true })
      return false
    }
    if (request) await takeBack.mutateAsync(request.id)
    else await file.mutateAsync(wish)
    toast.success({ title: t(request ? 'withdrawn' : 'sent') })
    return true
  }
  return (
    <ExampleDialog
      {...button}
      dialog={dialog}
      canOpen={account !== undefined}
      form={form}
      submit={t(request ? 'withdraw' : 'send')}
      onSubmit={submit}
      showError={(error) => showFormError(form, error)}
    >
      {request ? (
        <OpenPlanRequest request={request} />
      ) : (
        <>
          <CardsField name={field} label={label} options={options} />
          <TextAreaField name="note" label={t('note')} rows={2} maxLength={1000} />
        </>
      )}
    </ExampleDialog>
  )
}

/** States that a request waits for a decision, with a link to the plan in the account settings. */
function OpenPlanRequest({ request }: { request: PlanRequest }) {
  const intl = useIntl()
  const t = useT('dialog-examples.request')
  return (
    <Box p="4" borderRadius="card" bg="warning.subtle">
      <Text fontWeight="medium">{t('waits', { day: formatDate(intl, request.createdAt, 'day') })}</Text>
      <Text color="fg.muted">{t('withdraw-help')}</Text>
      <Link asChild colorPalette="brand">
        <RouterLink to={href('account.billing')}>{t('settings')}</RouterLink>
      </Link>
    </Box>
  )
}
