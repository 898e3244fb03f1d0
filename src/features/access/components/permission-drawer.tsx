import { CATALOGUE_ROLES, type Permission, permissionResponse } from '@contract/permissions.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { useOptimisticLock } from '@/lib/queries/use-optimistic-lock.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { CheckboxesField } from '@/ui/form/checkbox-field.tsx'
import { FormDrawer } from '@/ui/form/form-drawer.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { useCreatePermission, usePatchPermission } from '../api/permissions.ts'

const schema = z.object({
  name: z.string().trim().min(1, 'access.error.permission-name').max(120, 'access.error.long'),
  assignedTo: z.array(z.enum(CATALOGUE_ROLES)),
})

const fieldLabels = { name: 'access.permission.name', assignedTo: 'access.permission.assigned-to' } as const

type PermissionDrawerProps = { permission: Permission | null; onClose: () => void }

const valuesOf = ({ name, assignedTo }: Pick<Permission, 'name' | 'assignedTo'>) => ({
  name,
  assignedTo: [...assignedTo],
})

/** Creates or edits a permission of the catalogue. */
export function PermissionDrawer({ permission, onClose }: PermissionDrawerProps) {
  const intl = useIntl()
  const create = useCreatePermission()
  const patch = usePatchPermission()
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: valuesOf(permission ?? { name: '', assignedTo: [] }),
  })
  const { attempt, conflict } = useOptimisticLock({
    form,
    start: permission,
    valuesOf,
    latest: ({ body }) => permissionResponse.safeParse(body).data?.permission ?? null,
  })
  return (
    <FormDrawer
      title={intl.formatMessage({ id: `access.permission.${permission ? 'edit' : 'new'}` })}
      onClose={onClose}
      form={form}
      conflict={
        conflict && {
          ...conflict,
          changedFields: conflict.changed.map((name) => intl.formatMessage({ id: fieldLabels[name] })),
        }
      }
      submit={intl.formatMessage({ id: permission ? 'ui.save' : 'access.permission.add' })}
      onSubmit={(values) =>
        attempt(async (base) => {
          const saved = base
            ? await patch.mutateAsync({ id: base.id, revision: base.revision, ...values })
            : await create.mutateAsync(values)
          toast.success({
            title: intl.formatMessage(
              { id: `access.permission.${permission ? 'edited' : 'added'}` },
              { name: saved.name },
            ),
          })
          onClose()
        })
      }
    >
      <TextField
        name="name"
        label={intl.formatMessage({ id: 'access.permission.name' })}
        autoComplete="off"
        isRequired
      />
      <CheckboxesField
        name="assignedTo"
        label={intl.formatMessage({ id: 'access.permission.assigned-to' })}
        options={CATALOGUE_ROLES.map((role) => ({
          value: role,
          label: intl.formatMessage({ id: `access.catalogue-role.${role}` }),
        }))}
      />
    </FormDrawer>
  )
}
