import { Box, type BoxProps, Flex } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Suggestions } from './use-suggestions.ts'

type SuggestionListProps<Option> = Omit<BoxProps, 'children'> & {
  id: string
  label: string
  /** Announces the number of options. */
  found: string
  suggestions: Suggestions<Option>
  children: (option: Option) => ReactNode
}

/** The options of `useSuggestions` as a listbox beside their text field. */
export function SuggestionList<Option>({
  id,
  label,
  found,
  suggestions,
  children,
  ...props
}: SuggestionListProps<Option>) {
  const { isOpen, options, at, keyOf } = suggestions
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, at])
  return (
    <>
      <Box role="status" srOnly>
        {isOpen ? found : ''}
      </Box>
      {isOpen ? (
        <Box
          ref={list}
          id={id}
          role="listbox"
          aria-label={label}
          overflowY="auto"
          p="1"
          bg="bg.surface"
          borderRadius="card"
          boxShadow="floating"
          // Keeps focus in the field when an option is clicked.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          {...props}
        >
          {options.map((option, index) => (
            <Flex
              key={keyOf(option)}
              id={`${id}-${keyOf(option)}`}
              role="option"
              aria-selected={index === at}
              align="center"
              gap="2.5"
              px="2"
              py="1"
              minH={{ base: '11', md: '9' }}
              borderRadius="control"
              cursor="pointer"
              bg={index === at ? 'bg.subtle' : undefined}
              onPointerMove={() => suggestions.setActive(index)}
              onClick={() => suggestions.pick(option)}
            >
              {children(option)}
            </Flex>
          ))}
        </Box>
      ) : null}
    </>
  )
}
