import { Field, Input, Stack } from '@chakra-ui/react'
import type { CustomField } from '@contract/custom-fields.ts'
import { useIntl } from 'react-intl'
import { fieldChoices, isChosen, shownFieldValue } from '@/features/manuscripts/shared/field-values.ts'
import { DateInput } from '@/ui/form/date-input.tsx'
import { useEditorContext, useShown } from '../session/editor-context.ts'
import { Choice } from './choice.tsx'
import { InspectorSection } from './inspector-section.tsx'

/** The manuscript's custom fields, and values of this item without a field; those of deleted fields are not shown. */
export function CustomFields() {
  const intl = useIntl()
  const { manuscript, session } = useEditorContext()
  const { customFields, deletedFields } = manuscript
  const custom = useShown(session, 'custom')
  const hidden = new Set([...customFields.map(({ title }) => title), ...deletedFields])
  const loose = Object.keys(custom)
    .filter((title) => !hidden.has(title))
    .map((title): CustomField => ({ id: `loose:${title}`, title, type: 'text', options: [] }))
  const fields = [...customFields, ...loose]
  if (fields.length === 0) return null
  const set = (title: string, value: string) => {
    const { [title]: _before, ...rest } = custom
    session.change('custom', value === '' ? rest : { ...rest, [title]: value })
  }
  return (
    <InspectorSection title={intl.formatMessage({ id: 'editor.about.custom' })}>
      <Stack gap="4">
        {fields.map((field) => (
          <FieldInput
            key={field.id}
            field={field}
            value={custom[field.title] ?? ''}
            onChange={(value) => set(field.title, value)}
          />
        ))}
      </Stack>
    </InspectorSection>
  )
}

type FieldInputProps = { field: CustomField; value: string; onChange: (value: string) => void }

/** The value of a field, edited by an input of its type. */
function FieldInput({ field, value, onChange }: FieldInputProps) {
  const intl = useIntl()
  const { canWrite } = useEditorContext()
  const { title, type } = field
  if (canWrite && isChosen(field))
    return (
      <Choice
        label={title}
        value={value}
        options={fieldChoices(field, value, intl)}
        none={intl.formatMessage({ id: 'editor.about.none' })}
        isDisabled={false}
        onChoose={(chosen) => onChange(chosen ?? '')}
      />
    )
  return (
    <Field.Root>
      <Field.Label dir="auto">{title}</Field.Label>
      {canWrite && type === 'date' ? (
        <DateInput label={title} maxLength={5000} value={value} onChange={onChange} />
      ) : (
        <Input
          dir="auto"
          maxLength={5000}
          readOnly={!canWrite}
          value={canWrite ? value : shownFieldValue(field, value, intl)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field.Root>
  )
}
