import { Box, SimpleGrid } from '@chakra-ui/react'
import type { InvoiceClientChoice } from '@contract/demo/invoice-documents.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import type { InvoiceValues } from '../model/invoice-form.ts'

/** The client of an invoice: a known one, or the fields of a new one. */
export function ClientFields({ clients }: { clients: readonly InvoiceClientChoice[] }) {
  const t = useT('invoice.client')
  const { control } = useFormContext<InvoiceValues>()
  const chosen = useWatch({ control, name: 'client' })
  const text = (
    field: MessageKey<'invoice.client'>,
    props: { autoComplete: string; type?: string; isRequired?: boolean },
  ) => <TextField name={`newClient.${field}`} label={t(field)} {...props} />
  return (
    <>
      <SelectField
        name="client"
        label={t('label')}
        isRequired
        placeholder={t('choose')}
        options={[
          ...clients.map(({ id, name, company }) => ({
            value: String(id),
            label: company === '' ? name : `${name}, ${company}`,
          })),
          { value: 'new', label: t('new') },
        ]}
      />
      {chosen === 'new' ? (
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
          {text('name', { autoComplete: 'off', isRequired: true })}
          {text('company', { autoComplete: 'off' })}
          {text('companyEmail', { autoComplete: 'off', type: 'email', isRequired: true })}
          {text('contact', { autoComplete: 'off', type: 'tel' })}
          {text('country', { autoComplete: 'off' })}
          <Box gridColumn="1 / -1">{text('address', { autoComplete: 'off' })}</Box>
        </SimpleGrid>
      ) : null}
    </>
  )
}
