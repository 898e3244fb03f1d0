import { Button } from '@chakra-ui/react'
import { COMPANY_STATUSES, type Company, companyAnswer } from '@contract/companies.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import * as z from 'zod'
import { DrawerFrame } from '@/features/users/widgets/drawer-frame.tsx'
import { ApiError } from '@/lib/api-error.ts'
import { showFormError } from '@/lib/form-errors.ts'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { toast } from '@/ui/toaster.tsx'
import { useCreateCompany, usePatchCompany } from '../api/companies.ts'

const schema = z.object({
  name: z.string().trim().min(1, 'companies.error.name').max(200, 'companies.error.long'),
  status: z.enum(COMPANY_STATUSES),
})

/** Adds a company, or changes one. What somebody else saved meanwhile is shown before it can be replaced. */
export function CompanyDrawer({ company, onClose }: { company: Company | null; onClose: () => void }) {
  const intl = useIntl()
  const id = useId()
  const create = useCreateCompany()
  const patch = usePatchCompany()
  const [revision, setRevision] = useState(company?.revision ?? 0)
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name: company?.name ?? '', status: company?.status ?? 'active' },
  })
  const title = intl.formatMessage({ id: company ? 'companies.edit.title' : 'companies.new.title' })
  return (
    <DrawerFrame
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            <FormattedMessage id="users.form.cancel" />
          </Button>
          <Button type="submit" form={id} loading={form.formState.isSubmitting}>
            <FormattedMessage id={company ? 'users.form.save' : 'companies.new.add'} />
          </Button>
        </>
      }
    >
      <Form
        id={id}
        form={form}
        label={title}
        onSubmit={async (values) => {
          try {
            const saved = company
              ? await patch.mutateAsync({ id: company.id, revision, ...values })
              : await create.mutateAsync(values)
            toast.success({
              title: intl.formatMessage(
                { id: company ? 'companies.edit.done' : 'companies.new.done' },
                { name: saved.name },
              ),
            })
            onClose()
          } catch (error) {
            const now =
              error instanceof ApiError && error.code === 'conflict'
                ? companyAnswer.safeParse(error.body)
                : null
            if (now?.success) {
              setRevision(now.data.company.revision)
              const { name, status } = now.data.company
              form.setError('root', {
                message: intl.formatMessage(
                  { id: 'companies.edit.conflict' },
                  { name, status: intl.formatMessage({ id: `users.status.${status}` }) },
                ),
              })
            } else showFormError(form, error)
          }
        }}
      >
        <FormError />
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
      </Form>
    </DrawerFrame>
  )
}
