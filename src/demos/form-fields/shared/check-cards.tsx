import { CheckboxCard, CheckboxGroup, SimpleGrid, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { RequiredMark } from '@/ui/form/required-mark.tsx'
import type { FieldOption } from './option-match.ts'

/** Properties of the cards, also of their form field. */
export type CheckCardsProps = {
  label: string
  options: readonly FieldOption[]
  value?: string[]
  defaultValue?: string[]
  onChange?: (value: string[]) => void
  drawingOf?: (value: string) => ReactNode
  columns?: number
  size?: 'sm' | 'md' | 'lg'
  variant?: 'outline' | 'subtle' | 'surface' | 'solid'
  isDisabled?: boolean
  isReadOnly?: boolean
  isInvalid?: boolean
  isRequired?: boolean
}

/** Checkboxes as cards, each with an explanation and a drawing. */
export function CheckCards(props: CheckCardsProps) {
  const { label, options, value, defaultValue, onChange, drawingOf, columns = 3 } = props
  const { size = 'sm', variant = 'outline', isDisabled, isReadOnly, isInvalid, isRequired } = props
  const id = useId()
  return (
    <CheckboxGroup
      role="group"
      aria-labelledby={id}
      {...(value ? { value } : {})}
      {...(defaultValue ? { defaultValue } : {})}
      {...(onChange ? { onValueChange: onChange } : {})}
      disabled={isDisabled}
      readOnly={isReadOnly}
      invalid={isInvalid}
      width="full"
    >
      <Text id={id} textStyle="sm" fontWeight="medium">
        {label}
        {isRequired ? <RequiredMark isAnnounced /> : null}
      </Text>
      <SimpleGrid columns={{ base: 1, sm: columns }} gap="3" width="full">
        {options.map((option) => (
          <CheckboxCard.Root
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            colorPalette="brand"
            orientation={drawingOf ? 'vertical' : 'horizontal'}
            align={drawingOf ? 'center' : 'start'}
            {...{ size, variant }}
          >
            <CheckboxCard.HiddenInput />
            <CheckboxCard.Control>
              <CheckboxCard.Content>
                {drawingOf?.(option.value)}
                <CheckboxCard.Label>{option.label}</CheckboxCard.Label>
                {option.note ? <CheckboxCard.Description>{option.note}</CheckboxCard.Description> : null}
              </CheckboxCard.Content>
              <CheckboxCard.Indicator />
            </CheckboxCard.Control>
          </CheckboxCard.Root>
        ))}
      </SimpleGrid>
    </CheckboxGroup>
  )
}
