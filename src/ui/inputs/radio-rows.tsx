import { Fieldset, RadioGroup, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type RadioLinesProps = {
  label: string
  help?: ReactNode
  value: string
  options: readonly { value: string; label: ReactNode }[]
  onChange: (value: string) => void
}

/**
 * A vertical radio group that applies at once; for short labels use `SegmentChoice`, for explanations
 * `CardsField`.
 */
export function RadioRows({ label, help, value, options, onChange }: RadioLinesProps) {
  return (
    <Fieldset.Root>
      <Fieldset.Legend textStyle="sm" fontWeight="semibold" mb="2">
        {label}
      </Fieldset.Legend>
      <RadioGroup.Root
        value={value}
        aria-label={label}
        onValueChange={({ value: next }) => (next === null ? undefined : onChange(next))}
      >
        <Stack gap="2.5">
          {options.map((option) => (
            <RadioGroup.Item key={option.value} value={option.value}>
              <RadioGroup.ItemHiddenInput />
              <RadioGroup.ItemIndicator />
              <RadioGroup.ItemText display="flex" alignItems="center" gap="2">
                {option.label}
              </RadioGroup.ItemText>
            </RadioGroup.Item>
          ))}
        </Stack>
      </RadioGroup.Root>
      {help ? <Fieldset.HelperText textStyle="xs">{help}</Fieldset.HelperText> : null}
    </Fieldset.Root>
  )
}
