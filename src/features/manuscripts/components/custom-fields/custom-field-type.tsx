import { Field } from '@chakra-ui/react'
import type { FieldType } from '@contract/custom-fields.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { QuickSelect } from '@/ui/inputs/quick-select.tsx'

const offered: readonly FieldType[] = ['text', 'list', 'date']

type CustomFieldTypeProps = { type: FieldType; onChoose: (type: FieldType) => void }

/** The type of a custom field; a checkbox, which only an import makes, is offered where the field is one. */
export function CustomFieldType({ type, onChoose }: CustomFieldTypeProps) {
  const t = useT('manuscripts.custom-fields')
  const types = offered.includes(type) ? offered : [...offered, type]
  return (
    <Field.Root width={{ base: 'full', sm: '40' }} flexShrink="0">
      <Field.Label>{t('type')}</Field.Label>
      <QuickSelect
        label={t('type')}
        value={type}
        options={types.map((one) => ({ value: one, label: t(`type.${one}`) }))}
        onChange={(value) => {
          const chosen = types.find((one) => one === value)
          if (chosen) onChoose(chosen)
        }}
      />
    </Field.Root>
  )
}
