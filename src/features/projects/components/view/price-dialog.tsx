import { SimpleGrid } from '@chakra-ui/react'
import { CURRENCIES, PRICE_KINDS } from '@contract/project-prices.ts'
import type { ProjectDetail } from '@contract/projects.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { showFormError } from '@/lib/api/form-errors.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { FormDialog } from '@/ui/form/form-dialog.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextAreaField, TextField } from '@/ui/form/text-field.tsx'
import { cacheProject, conflictOf } from '../../api/changes.ts'
import { usePriceChange } from '../../api/prices.ts'
import { priceFormSchema, priceFormValues } from '../../model/price-form.ts'

type PriceDialogProps = { project: ProjectDetail; onClose: () => void }

/** Sets or changes the price of a project, which the client must accept. */
export function PriceDialog({ project, onClose }: PriceDialogProps) {
  const intl = useIntl()
  const t = useT('projects')
  const client = useQueryClient()
  const { mutateAsync } = usePriceChange(project.id)
  // The newest price when the dialog opened, so that a price of another person is not replaced unseen.
  const [last, setLast] = useState(project.prices[0])
  const form = useForm({
    resolver: zodResolver(priceFormSchema(intl)),
    defaultValues: priceFormValues(intl, last),
  })
  return (
    <FormDialog
      title={t(last ? 'price.change-title' : 'price.set-title')}
      description={<bdi>{project.title}</bdi>}
      onClose={onClose}
      form={form}
      submit={t('price.submit')}
      onSubmit={async (price) => {
        try {
          await mutateAsync({
            step: 'set',
            body: { ...price, replaces: last ? { id: last.id, state: last.state } : null },
          })
          toast.success({ title: t('price.sent') })
          onClose()
        } catch (error) {
          const stored = conflictOf(error)
          if (stored) {
            void cacheProject(client, stored)
            setLast(stored.prices[0])
            form.setError('root', { message: 'projects.price.changed' })
          } else showFormError(form, error, { fallbackId: 'projects.price.failed' })
        }
      }}
    >
      <SelectField
        name="kind"
        label={t('price.kind')}
        help={t('price.kind-help')}
        options={PRICE_KINDS.map((value) => ({ value, label: t(`price.kind-${value}`) }))}
      />
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" alignItems="start">
        <TextField
          name="amount"
          label={t('price.amount')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          isRequired
        />
        <SelectField
          name="currency"
          label={t('price.currency')}
          options={CURRENCIES.map((value) => ({
            value,
            label: t('price.currency-name', {
              code: value,
              name: intl.formatDisplayName(value, { type: 'currency' }) ?? value,
            }),
          }))}
        />
      </SimpleGrid>
      <TextAreaField
        name="note"
        label={t('price.note')}
        help={t('price.note-help')}
        rows={3}
        maxLength={1000}
      />
    </FormDialog>
  )
}
