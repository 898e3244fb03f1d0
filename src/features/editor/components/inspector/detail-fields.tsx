import { Field, Input, Stack, Textarea } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { DETAIL_FIELDS, isCatalogue, isLongField } from '@/features/manuscripts/widgets/detail-fields.ts'
import { useDesk, useSessionState } from '../desk/desk-context.ts'
import { Part } from './part.tsx'

/** The fitting fields of a character, location or research item, saved with the text. */
export function DetailFields() {
  const intl = useIntl()
  const { session, canWrite } = useDesk()
  const { type, details } = useSessionState(session).shown
  if (!isCatalogue(type)) return null
  return (
    <Part title={intl.formatMessage({ id: `manuscripts.details.${type}` })}>
      <Stack gap="4">
        {DETAIL_FIELDS[type].map((field) => {
          const input = {
            dir: 'auto' as const,
            maxLength: 5000,
            readOnly: !canWrite,
            value: details[field] ?? '',
            onChange: (event: { currentTarget: { value: string } }) =>
              session.change('details', { ...details, [field]: event.currentTarget.value }),
          }
          return (
            <Field.Root key={field}>
              <Field.Label>{intl.formatMessage({ id: `manuscripts.detail.${field}` })}</Field.Label>
              {isLongField(field) ? <Textarea autoresize rows={2} {...input} /> : <Input {...input} />}
            </Field.Root>
          )
        })}
      </Stack>
    </Part>
  )
}
