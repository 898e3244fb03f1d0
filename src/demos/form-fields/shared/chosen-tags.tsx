import { Tag, useFieldContext } from '@chakra-ui/react'
import { useT } from '@/lib/i18n/use-t.ts'

type ChosenTagsProps = {
  values: readonly string[]
  labelOf: (value: string) => string
  onRemove: (value: string) => void
}

/** The chosen values of a field as tags, each with a button that removes it. */
export function ChosenTags({ values, labelOf, onRemove }: ChosenTagsProps) {
  const t = useT('form-fields.suggest')
  const field = useFieldContext()
  const isFixed = field?.disabled || field?.readOnly
  return values.map((value) => (
    <Tag.Root key={value} colorPalette="brand" maxW="full" size="md">
      <Tag.Label dir="auto">{labelOf(value)}</Tag.Label>
      {isFixed ? null : (
        <Tag.EndElement>
          <Tag.CloseTrigger
            type="button"
            aria-label={t('remove', { name: labelOf(value) })}
            onClick={() => onRemove(value)}
          />
        </Tag.EndElement>
      )}
    </Tag.Root>
  ))
}
