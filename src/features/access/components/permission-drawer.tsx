import { Button, Checkbox, Fieldset, Stack } from '@chakra-ui/react'
import {
  CATALOGUE_ROLES,
  PERMISSION_MESSAGES,
  type Permission,
  permissionAnswer,
} from '@contract/permissions.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import * as z from 'zod'
import { DrawerFrame } from '@/features/users/widgets/drawer-frame.tsx'
import { ApiError } from '@/lib/api-error.ts'
import { showFormError } from '@/lib/form-errors.ts'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { toast } from '@/ui/toaster.tsx'
import { useCreatePermission, usePatchPermission } from '../api/permissions.ts'

const schema = z.object({
  name: z.string().trim().min(1, 'access.error.permission-name').max(120, 'access.error.long'),
  assignedTo: z.array(z.enum(CATALOGUE_ROLES)),
})

type PermissionDrawerProps = { permission: Permission | null; onClose: () => void }

/** Adds a line to the catalogue, or changes one. */
export function PermissionDrawer({ permission, onClose }: PermissionDrawerProps) {
  const intl = useIntl()
  const id = useId()
  const create = useCreatePermission()
  const patch = usePatchPermission()
  const [revision, setRevision] = useState(permission?.revision ?? 0)
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name: permission?.name ?? '', assignedTo: permission?.assignedTo ?? [] },
  })
  const title = intl.formatMessage({ id: permission ? 'access.permission.edit' : 'access.permission.new' })
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
            <FormattedMessage id={permission ? 'users.form.save' : 'access.permission.add'} />
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
            const saved = permission
              ? await patch.mutateAsync({ id: permission.id, revision, ...values })
              : await create.mutateAsync(values)
            toast.success({
              title: intl.formatMessage(
                { id: `access.permission.${permission ? 'edited' : 'added'}` },
                { name: saved.name },
              ),
            })
            onClose()
          } catch (error) {
            const now =
              error instanceof ApiError && error.code === 'conflict'
                ? permissionAnswer.safeParse(error.body)
                : null
            if (now?.success) {
              setRevision(now.data.permission.revision)
              form.setError('root', {
                message: intl.formatMessage(
                  { id: 'access.permission.late' },
                  { name: now.data.permission.name },
                ),
              })
            } else if (error instanceof ApiError && error.fields.name === PERMISSION_MESSAGES.taken) {
              form.setError('name', { message: 'access.error.permission-taken' }, { shouldFocus: true })
            } else showFormError(form, error)
          }
        }}
      >
        <FormError />
        <TextField
          name="name"
          label={intl.formatMessage({ id: 'access.permission.name' })}
          autoComplete="off"
          isRequired
        />
        <Controller
          control={form.control}
          name="assignedTo"
          render={({ field }) => (
            <Fieldset.Root>
              <Fieldset.Legend textStyle="sm" fontWeight="medium">
                <FormattedMessage id="access.permission.assigned-to" />
              </Fieldset.Legend>
              <Stack gap="2" mt="2">
                {CATALOGUE_ROLES.map((role) => (
                  <Checkbox.Root
                    key={role}
                    checked={field.value.includes(role)}
                    onCheckedChange={({ checked }) =>
                      field.onChange(
                        checked ? [...field.value, role] : field.value.filter((one) => one !== role),
                      )
                    }
                    minH={{ base: '9', md: '6' }}
                  >
                    <Checkbox.HiddenInput />
                    <Checkbox.Control />
                    <Checkbox.Label>
                      {intl.formatMessage({ id: `access.catalogue-role.${role}` })}
                    </Checkbox.Label>
                  </Checkbox.Root>
                ))}
              </Stack>
            </Fieldset.Root>
          )}
        />
      </Form>
    </DrawerFrame>
  )
}
