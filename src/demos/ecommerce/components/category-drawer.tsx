import { Stack, Text } from '@chakra-ui/react'
import { categoryResponse, type ProductCategory } from '@contract/demo/product-categories.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useT } from '@/lib/i18n/use-t.ts'
import { useOptimisticLock } from '@/lib/queries/use-optimistic-lock.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { FormDrawer } from '@/ui/form/form-drawer.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextAreaField, TextField } from '@/ui/form/text-field.tsx'
import { pagedCategories, useSaveCategory } from '../api/categories.ts'
import {
  categoryBodyOf,
  categoryFormSchema,
  categoryFormValues,
  possibleParents,
} from '../model/category-form.ts'
import { PicturesField } from './pictures-field.tsx'

const fieldLabels = {
  name: 'name',
  description: 'description',
  parentId: 'parent',
  pictures: 'picture',
} as const satisfies Record<keyof ReturnType<typeof categoryFormValues>, string>

type CategoryDrawerProps = { category: ProductCategory | null; onClose: () => void }

/** Adds or edits a category; a conflicting save by another user is shown before it can be overwritten. */
export function CategoryDrawer({ category, onClose }: CategoryDrawerProps) {
  const t = useT('ecommerce.categories')
  const save = useSaveCategory()
  const all = useQuery(pagedCategories.page({ itemsPerPage: 100 })).data?.rows ?? []
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
    words: { taken: 'ecommerce.error.category-taken' },
  })
  const parents = possibleParents(all, category?.id ?? null)
  return (
    <FormDrawer
      title={t(category ? 'edit' : 'add')}
      onClose={onClose}
      form={form}
      conflict={
        conflict && { ...conflict, changedFields: conflict.changed.map((name) => t(fieldLabels[name])) }
      }
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
      <Stack gap="1.5">
        <Text textStyle="sm" fontWeight="medium">
          {t('picture')}
        </Text>
        <PicturesField name="pictures" most={1} isDisabled={false} onBusy={setIsUploading} />
      </Stack>
    </FormDrawer>
  )
}
