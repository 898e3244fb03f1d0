import { Box, Field, Heading, Input, SimpleGrid, Textarea } from '@chakra-ui/react'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { DETAIL_FIELDS, isCatalogue, isLongField } from '@/features/manuscripts/shared/detail-fields.ts'
import { useEditorContext, useShown } from '../session/editor-context.ts'

/** The specific fields of a character, location or source above its text, saved with the text. */
export function DetailFields() {
  const intl = useIntl()
  const id = useId()
  const { session, canWrite } = useEditorContext()
  const type = useShown(session, 'type')
  const details = useShown(session, 'details')
  if (!isCatalogue(type)) return null
  return (
    <Box
      as="section"
      aria-labelledby={id}
      mb="8"
      p={{ base: '4', sm: '5' }}
      bg="bg.subtle"
      borderRadius="card"
      fontFamily="body"
      fontSize="sm"
    >
      <Heading id={id} as="h2" textStyle="sm" mb="4">
        {intl.formatMessage({ id: `manuscripts.details.${type}` })}
      </Heading>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {DETAIL_FIELDS[type].map((field) => {
          const input = {
            dir: 'auto' as const,
            bg: 'bg.surface',
            maxLength: 5000,
            readOnly: !canWrite,
            value: details[field] ?? '',
            onChange: (event: { currentTarget: { value: string } }) =>
              session.change('details', { ...details, [field]: event.currentTarget.value }),
          }
          return (
            <Field.Root key={field} gridColumn={isLongField(field) ? '1 / -1' : undefined}>
              <Field.Label>{intl.formatMessage({ id: `manuscripts.detail.${field}` })}</Field.Label>
              {isLongField(field) ? <Textarea autoresize rows={1} {...input} /> : <Input {...input} />}
            </Field.Root>
          )
        })}
      </SimpleGrid>
    </Box>
  )
}
