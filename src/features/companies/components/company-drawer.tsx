import { COMPANY_STATUSES, type Company, companyResponse, MAIL_CONTENTS } from '@contract/companies.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { useOptimisticLock } from '@/lib/queries/use-optimistic-lock.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { FormDrawer } from '@/ui/form/form-drawer.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { useCreateCompany, usePatchCompany } from '../api/companies.ts'

const schema = z.object({
  name: z.string().trim().min(1, 'companies.error.name').max(200, 'companies.error.long'),
  status: z.enum(COMPANY_STATUSES),
  mailContent: z.enum(MAIL_CONTENTS),
  reminderDays: z.coerce.number<number | string>(),
  acceptanceDays: z.coerce.number<number | string>(),
})

/** The offered days; a company with other ones keeps them as a further choice. */
const REMINDER_DAYS = [0, 1, 2, 3, 5, 7, 10, 14]
const ACCEPTANCE_DAYS = [0, 3, 5, 7, 10, 14, 30]
const NEW_COMPANY = {
  name: '',
  status: 'active',
  mailContent: 'titles',
  reminderDays: 3,
  acceptanceDays: 0,
} as const

const fieldLabels = {
  name: 'companies.field.name',
  status: 'users.field.status',
  mailContent: 'companies.field.mailContent',
  reminderDays: 'companies.field.reminderDays',
  acceptanceDays: 'companies.field.acceptanceDays',
} as const

/** The editable fields of a company. */
const valuesOf = ({
  name,
  status,
  mailContent,
  reminderDays,
  acceptanceDays,
}: Pick<Company, keyof typeof fieldLabels>) => ({
  name,
  status,
  mailContent,
  reminderDays,
  acceptanceDays,
})

/** Creates or edits a company; a conflicting save by another user is shown before it can be overwritten. */
export function CompanyDrawer({ company, onClose }: { company: Company | null; onClose: () => void }) {
  const intl = useIntl()
  const create = useCreateCompany()
  const patch = usePatchCompany()
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: valuesOf(company ?? NEW_COMPANY),
  })
  const { attempt, conflict } = useOptimisticLock({
    form,
    start: company,
    valuesOf,
    latest: ({ body }) => companyResponse.safeParse(body).data?.company ?? null,
  })
  const days = (offered: readonly number[], current = 0) =>
    [...new Set([...offered, current])]
      .sort((a, b) => a - b)
      .map((count) => ({
        value: String(count),
        label: intl.formatMessage({ id: 'companies.days' }, { count }),
      }))
  const word = company ? 'edit' : 'new'
  return (
    <FormDrawer
      title={intl.formatMessage({ id: `companies.${word}.title` })}
      onClose={onClose}
      form={form}
      conflict={
        conflict && {
          ...conflict,
          changedFields: conflict.changed.map((name) => intl.formatMessage({ id: fieldLabels[name] })),
        }
      }
      submit={intl.formatMessage({ id: company ? 'ui.save' : 'companies.new.add' })}
      onSubmit={(values) =>
        attempt(async (base) => {
          const saved = base
            ? await patch.mutateAsync({ id: base.id, revision: base.revision, ...values })
            : await create.mutateAsync(values)
          toast.success({
            title: intl.formatMessage({ id: `companies.${word}.done` }, { name: saved.name }),
          })
          onClose()
        })
      }
    >
      <TextField
        name="name"
        label={intl.formatMessage({ id: 'companies.field.name' })}
        autoComplete="off"
        isRequired
      />
      <SelectField
        name="status"
        label={intl.formatMessage({ id: 'users.field.status' })}
        options={COMPANY_STATUSES.map((value) => ({
          value,
          label: intl.formatMessage({ id: `users.status.${value}` }),
        }))}
      />
      <SelectField
        name="mailContent"
        label={intl.formatMessage({ id: 'companies.field.mailContent' })}
        options={MAIL_CONTENTS.map((value) => ({
          value,
          label: intl.formatMessage({ id: `companies.mail-content.${value}` }),
        }))}
      />
      <SelectField
        name="reminderDays"
        label={intl.formatMessage({ id: 'companies.field.reminderDays' })}
        help={intl.formatMessage({ id: 'companies.reminder-days.help' })}
        options={days(REMINDER_DAYS, company?.reminderDays)}
      />
      <SelectField
        name="acceptanceDays"
        label={intl.formatMessage({ id: 'companies.field.acceptanceDays' })}
        help={intl.formatMessage({ id: 'companies.acceptance-days.help' })}
        options={days(ACCEPTANCE_DAYS, company?.acceptanceDays)}
      />
    </FormDrawer>
  )
}
