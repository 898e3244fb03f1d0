import { RadioCard, SimpleGrid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { FieldOption } from './option-match.ts'

type RadioCardsProps = Omit<RadioCard.RootProps, 'children' | 'onChange'> & {
  label: string
  options: readonly FieldOption[]
  /** An icon or a picture above the label of an option. */
  drawingOf?: (value: string) => ReactNode
  columns?: number
  onChange?: (value: string) => void
}

/** Radio buttons as cards with drawings; `CardsField` is the form field with texts only. */
export function RadioCards({ label, options, drawingOf, columns = 3, onChange, ...root }: RadioCardsProps) {
  return (
    <RadioCard.Root
      size="sm"
      colorPalette="brand"
      orientation={drawingOf ? 'vertical' : 'horizontal'}
      align={drawingOf ? 'center' : 'start'}
      onValueChange={({ value }) => (value === null ? undefined : onChange?.(value))}
      {...root}
    >
      <RadioCard.Label>{label}</RadioCard.Label>
      <SimpleGrid columns={{ base: 1, sm: columns }} gap="3">
        {options.map((option) => (
          <RadioCard.Item
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            borderRadius="card"
          >
            <RadioCard.ItemHiddenInput />
            <RadioCard.ItemControl>
              <RadioCard.ItemContent>
                {drawingOf?.(option.value)}
                <RadioCard.ItemText>{option.label}</RadioCard.ItemText>
                {option.note ? (
                  <RadioCard.ItemDescription color="fg.muted" opacity="1">
                    {option.note}
                  </RadioCard.ItemDescription>
                ) : null}
              </RadioCard.ItemContent>
              <RadioCard.ItemIndicator borderColor="border.control" />
            </RadioCard.ItemControl>
          </RadioCard.Item>
        ))}
      </SimpleGrid>
    </RadioCard.Root>
  )
}
