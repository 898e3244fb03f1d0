import { COMPANY_STATUSES, type Company, companyResponse, MAIL_CONTENTS } from '@contract/companies.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { useOptimisticLock } from '@/lib/use-optimistic-lock.ts'
import { FormDrawer } from '@/ui/form/form-drawer.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { toast } from '@/ui/toaster.tsx'
import { useCreateCompany, usePatchCompany } from '../api/companies.ts'

const schema = z.object({
  name: z.string().trim().min(1, 'companies.error.name').max(200, 'companies.error.long'),
  status: z.enum(COMPANY_STATUSES),
  mailContent: z.enum(MAIL_CONTENTS),
})

const fieldLabels = {
  name: 'companies.field.name',
  status: 'users.field.status',
  mailContent: 'companies.field.mailContent',
} as const

/** The editable fields of a company. */
const valuesOf = ({ name, status, mailContent }: Pick<Company, 'name' | 'status' | 'mailContent'>) => ({
  name,
  status,
  mailContent,
})

/** Creates or edits a company; a conflicting save by another user is shown before it can be overwritten. */
export function CompanyDrawer({ company, onClose }: { company: Company | null; onClose: () => void }) {
  const intl = useIntl()
  const create = useCreateCompany()
  const patch = usePatchCompany()
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: valuesOf(company ?? { name: '', status: 'active', mailContent: 'titles' }),
  })
  const { attempt, conflict } = useOptimisticLock({
    form,
    start: company,
    valuesOf,
    latest: ({ body }) => companyResponse.safeParse(body).data?.company ?? null,
  })
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
    </FormDrawer>
  )
}
