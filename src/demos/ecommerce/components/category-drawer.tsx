import {
  CATEGORY_MESSAGES,
  categoryResponse,
  type ProductCategory,
} from '@contract/demo/product-categories.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '@/lib/api-error.ts'
import { useOptimisticLock } from '@/lib/use-optimistic-lock.ts'
import { useT } from '@/lib/use-t.ts'
import { FormDrawer } from '@/ui/form/form-drawer.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextAreaField, TextField } from '@/ui/form/text-field.tsx'
import { toast } from '@/ui/toaster.tsx'
import { categoriesQuery, useSaveCategory } from '../api/categories.ts'
import {
  categoryBodyOf,
  categoryFormSchema,
  categoryFormValues,
  possibleParents,
} from '../model/category-form.ts'
import { PicturesField } from './pictures-field.tsx'

/** Replaces the message of a taken name by the id of its translation. */
const categoryErrors = (error: unknown) =>
  error instanceof ApiError && error.fields.name === CATEGORY_MESSAGES.taken
    ? new ApiError({ ...error, message: error.message, fields: { name: 'ecommerce.error.category-taken' } })
    : error

/** Adds or edits a category; a conflicting save by another user is shown before it can be overwritten. */
export function CategoryDrawer({
  category,
  onClose,
}: {
  category: ProductCategory | null
  onClose: () => void
}) {
  const t = useT('ecommerce.categories')
  const save = useSaveCategory()
  const all = useQuery(categoriesQuery({ itemsPerPage: 100 })).data?.categories ?? []
  const [isUploading, setIsUploading] = useState(false)
  const form = useForm({
    resolver: zodResolver(categoryFormSchema),
    defaultValues: categoryFormValues(category),
  })
  const { attempt, conflict } = useOptimisticLock({
    form,
    start: category,
    valuesOf: categoryFormValues,
    latest: ({ body }) => categoryResponse.safeParse(body).data?.category ?? null,
    translateError: categoryErrors,
  })
  const parents = possibleParents(all, category?.id ?? null)
  return (
    <FormDrawer
      title={t(category ? 'edit' : 'add')}
      onClose={onClose}
      form={form}
      conflict={conflict}
      submit={t(category ? 'save' : 'add')}
      submitProps={{ disabled: isUploading || conflict !== null }}
      onSubmit={(values) =>
        attempt(async (base) => {
          const saved = await save.mutateAsync({ base, body: categoryBodyOf(values) })
          toast.success({ title: t('saved', { name: saved.name }) })
          onClose()
        })
      }
    >
      <TextField name="name" label={t('name')} autoComplete="off" isRequired />
      <TextAreaField name="description" label={t('description')} />
      <SelectField
        name="parentId"
        label={t('parent')}
        options={[
          { value: '', label: t('no-parent') },
          ...parents.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <PicturesField name="pictures" most={1} isDisabled={false} onBusy={setIsUploading} />
    </FormDrawer>
  )
}
