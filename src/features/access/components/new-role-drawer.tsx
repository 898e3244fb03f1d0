import type { Role } from '@contract/roles.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { showFormError } from '@/lib/api/form-errors.ts'
import { useRoleName } from '@/lib/auth/role-name.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { FormDrawer } from '@/ui/form/form-drawer.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextAreaField, TextField } from '@/ui/form/text-field.tsx'
import { useCreateRole } from '../api/roles.ts'

const schema = z.object({
  name: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z][a-z0-9-]{1,39}$/, 'access.error.name'),
  description: z.string().trim().max(300, 'access.error.long'),
  like: z.string(),
})

/** Creates a custom role, empty or with the rules of an existing role. */
export function NewRoleDrawer({ roles, onClose }: { roles: readonly Role[]; onClose: () => void }) {
  const intl = useIntl()
  const roleName = useRoleName()
  const create = useCreateRole()
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name: '', description: '', like: '' },
  })
  const t = useT('access.new-role')
  return (
    <FormDrawer
      title={t('title')}
      description={t('lead')}
      onClose={onClose}
      form={form}
      submit={t('add')}
      onSubmit={async ({ like, ...values }) => {
        try {
          const made = await create.mutateAsync({ ...values, ...(like ? { like } : {}) })
          toast.success({ title: intl.formatMessage({ id: 'access.new-role.done' }, { name: made.name }) })
          onClose()
        } catch (error) {
          showFormError(form, error)
        }
      }}
    >
      <TextField
        name="name"
        label={t('name')}
        help={t('name-help')}
        autoComplete="off"
        dir="ltr"
        isRequired
      />
      <TextAreaField name="description" label={t('description')} rows={3} />
      <SelectField
        name="like"
        label={t('like')}
        options={[
          { value: '', label: t('like-none') },
          ...roles
            .filter(({ name }) => name !== 'admin')
            .map(({ name }) => ({ value: name, label: roleName(name) })),
        ]}
      />
    </FormDrawer>
  )
}
