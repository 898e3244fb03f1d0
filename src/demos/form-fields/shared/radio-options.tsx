import { RadioGroup, Stack, Text } from '@chakra-ui/react'
import type { FieldOption } from './option-match.ts'

type RadioOptionsProps = Omit<RadioGroup.RootProps, 'children' | 'onChange'> & {
  label: string
  isLabelHidden?: boolean
  options: readonly FieldOption[]
  isHorizontal?: boolean
  isInvalid?: boolean
  onChange?: (value: string) => void
}

/** Radio buttons with notes, in a column or a row; `RadioRows` is the plain column. */
export function RadioOptions(props: RadioOptionsProps) {
  const { label, isLabelHidden = false, options, isHorizontal = false, isInvalid, onChange, ...root } = props
  return (
    <RadioGroup.Root
      display="flex"
      flexDirection="column"
      gap="2"
      size="sm"
      colorPalette="brand"
      invalid={isInvalid}
      onValueChange={({ value }) => (value === null ? undefined : onChange?.(value))}
      {...root}
    >
      <RadioGroup.Label fontWeight="medium" srOnly={isLabelHidden}>
        {label}
      </RadioGroup.Label>
      <Stack
        direction={isHorizontal ? 'row' : 'column'}
        columnGap="5"
        rowGap={{ base: '1', md: '2.5' }}
        wrap="wrap"
      >
        {options.map((option) => (
          <RadioGroup.Item
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            alignItems="flex-start"
            minH={{ base: '9', md: '6' }}
          >
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator mt="0.5" />
            <RadioGroup.ItemText fontWeight="normal" lineHeight="1.4">
              {option.label}
              {option.note ? (
                <Text as="span" display="block" textStyle="xs" color="fg.muted">
                  {option.note}
                </Text>
              ) : null}
            </RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Stack>
    </RadioGroup.Root>
  )
}
