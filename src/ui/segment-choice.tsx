import { Box, chakra, Flex, VisuallyHidden } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

const Segment = chakra('label')

type SegmentChoiceProps<T extends string> = {
  /** What is chosen between, for screen readers. */
  label: string
  value: T
  /** With an icon the label gives way to it on narrow screens. */
  choices: readonly { value: T; label: string; icon?: ReactNode }[]
  onChange: (value: T) => void
}

/**
 * One of a few that are all in view: a period, a part of a list. Real radio buttons, without a state machine around
 * them: the shelf, the first screen of most people, stands on it.
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
    >
      {choices.map((choice) => (
        <Segment
          key={choice.value}
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          px="3.5"
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
          {/* One text at every width: hidden from sight only, so that the button keeps its name. */}
          <Box as="span" srOnly={choice.icon ? { base: true, sm: false } : false}>
            {choice.label}
          </Box>
        </Segment>
      ))}
    </Flex>
  )
}
