import { chakra, Flex, Text, VisuallyHidden } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

const Fieldset = chakra('fieldset')
const Legend = chakra('legend')
const Tile = chakra('label')

type Choice<T extends string> = { value: T; label: string; picture?: ReactNode; isDisabled?: boolean }
type ChoiceTilesProps<T extends string> = {
  legend: string
  value: T
  choices: readonly Choice<T>[]
  onChange: (value: T) => void
}

/** A radio group of tiles with small pictures, built on native radio buttons. */
export function ChoiceTiles<T extends string>({ legend, value, choices, onChange }: ChoiceTilesProps<T>) {
  const name = useId()
  return (
    <Fieldset border="0" minW="0">
      <Legend textStyle="sm" fontWeight="medium" mb="2">
        {legend}
      </Legend>
      <Flex gap="2" wrap="wrap">
        {choices.map((choice) => (
          <Tile
            key={choice.value}
            flex="1 1 88px"
            display="flex"
            flexDirection="column"
            alignItems="center"
            gap="1.5"
            p="2"
            minH="11"
            // Keeps the pictures of a row aligned when labels wrap.
            justifyContent={choice.picture ? 'flex-start' : 'center'}
            borderWidth="1px"
            borderColor="border.control"
            borderRadius="control"
            cursor={choice.isDisabled ? 'not-allowed' : 'pointer'}
            opacity={choice.isDisabled ? 0.5 : 1}
            css={{
              '&:has(:checked)': { borderColor: 'brand.solid', bg: 'brand.subtle', color: 'brand.fg' },
              '&:has(:focus-visible)': {
                outlineWidth: '2px',
                outlineStyle: 'solid',
                outlineColor: 'brand.focusRing',
                outlineOffset: '2px',
              },
            }}
          >
            <VisuallyHidden asChild>
              <input
                type="radio"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                disabled={choice.isDisabled}
                onChange={() => onChange(choice.value)}
              />
            </VisuallyHidden>
            {choice.picture}
            <Text as="span" textStyle="xs" textAlign="center">
              {choice.label}
            </Text>
          </Tile>
        ))}
      </Flex>
    </Fieldset>
  )
}
