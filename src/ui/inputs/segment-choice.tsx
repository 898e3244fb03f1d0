import { Box, chakra, Flex, VisuallyHidden } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

const Segment = chakra('label')

type SegmentChoiceProps<T extends string> = {
  /** The accessible name of the group. */
  label: string
  value: T
  /** With an icon, the label is visually hidden on narrow screens. */
  choices: readonly { value: T; label: string; icon?: ReactNode }[]
  onChange: (value: T) => void
}

/**
 * A segmented control: native radio buttons without a state machine, because the manuscript list is many
 * users' first screen.
 */
export function SegmentChoice<T extends string>({ label, value, choices, onChange }: SegmentChoiceProps<T>) {
  const name = useId()
  return (
    <Flex
      role="radiogroup"
      aria-label={label}
      p="0.5"
      bg="bg.subtle"
      borderRadius="control"
      width="fit-content"
      maxW="full"
      wrap="wrap"
    >
      {choices.map((choice) => (
        <Segment
          key={choice.value}
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          px={{ base: '2.5', sm: '3.5' }}
          h="8"
          borderRadius="control"
          color="fg.muted"
          cursor="pointer"
          whiteSpace="nowrap"
          _hover={{ color: 'fg' }}
          css={{
            '&:has(:checked)': { bg: 'bg', color: 'fg', boxShadow: 'raised' },
            '&:has(:focus-visible)': {
              outlineWidth: '2px',
              outlineStyle: 'solid',
              outlineColor: 'brand.focusRing',
              outlineOffset: '2px',
            },
            '@media (pointer: coarse)': { h: '10' },
          }}
        >
          <VisuallyHidden asChild>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
          </VisuallyHidden>
          {choice.icon}
          {/* One element at every width: visually hidden, so that the button keeps its name. */}
          <Box as="span" {...(choice.icon ? { srOnly: { base: true, sm: false } } : {})}>
            {choice.label}
          </Box>
        </Segment>
      ))}
    </Flex>
  )
}
