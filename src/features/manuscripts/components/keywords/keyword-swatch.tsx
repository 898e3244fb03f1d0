import { Box, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { ItemLabelDot } from '../../shared/item-label-dot.tsx'

const ColourInput = chakra('input')
const FIRST_COLOUR = '#4a6fc4'

type KeywordSwatchProps = {
  colour: string | null
  label: string
  onChoose: (colour: string) => void
}

/** The colour of a keyword as a dot that opens the browser's colour picker. */
export function KeywordSwatch({ colour, label, onChoose }: KeywordSwatchProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = chosen ?? colour
  return (
    <Box
      position="relative"
      boxSize="9"
      flexShrink="0"
      display="grid"
      placeItems="center"
      borderRadius="control"
      _hover={{ bg: 'bg.subtle' }}
      _focusWithin={{ outline: '2px solid', outlineColor: 'brand.solid' }}
    >
      <ItemLabelDot colour={shown} size="3.5" />
      <ColourInput
        // The browser reports each colour under the pointer by `input`, and the chosen one by `change`.
        ref={(input: HTMLInputElement | null) => {
          if (!input) return
          const choose = () => {
            onChoose(input.value)
            setChosen(null)
          }
          input.addEventListener('change', choose)
          return () => input.removeEventListener('change', choose)
        }}
        type="color"
        aria-label={label}
        title={label}
        value={shown ?? FIRST_COLOUR}
        position="absolute"
        inset="0"
        boxSize="full"
        opacity="0"
        cursor="pointer"
        onInput={(event) => setChosen(event.currentTarget.value)}
        onChange={() => undefined}
      />
    </Box>
  )
}
