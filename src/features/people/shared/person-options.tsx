import { Box, Flex, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { PersonAvatar } from './person-avatar.tsx'
import type { usePersonPicker } from './use-person-picker.ts'

type PersonOptionsProps = { id: string; picker: ReturnType<typeof usePersonPicker>; isUnder: boolean }

/** The list of matching people below the field. */
export function PersonOptions({ id, picker, isUnder }: PersonOptionsProps) {
  const intl = useIntl()
  const list = useRef<HTMLDivElement>(null)
  const { isOpen, options, at, query } = picker
  useEffect(() => {
    if (isOpen) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
    void at
  }, [isOpen, at])
  const line = query.isError
    ? 'people.picker.failed'
    : query.isPending
      ? 'people.picker.loading'
      : options.length === 0
        ? picker.projectId
          ? 'people.picker.none-to-add'
          : 'people.picker.none'
        : null
  return (
    <Box
      position="absolute"
      top="100%"
      insetInlineStart={isUnder ? '12' : '0'}
      insetInlineEnd="0"
      maxW="md"
      mt="1"
      zIndex="dropdown"
      bg="bg.surface"
      borderRadius="card"
      boxShadow="floating"
      hidden={!isOpen}
      // Keeps focus in the field when an option is clicked.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {line && isOpen ? (
        <Text color="fg.muted" px="3" py="2.5">
          {intl.formatMessage({ id: line })}
        </Text>
      ) : null}
      <Box
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-labelledby={`${id}-label`}
        maxH="72"
        overflowY="auto"
        p={options.length > 0 ? '1' : '0'}
      >
        {isOpen
          ? options.map((person, index) => (
              <Flex
                key={person.uid}
                id={`${id}-${person.uid}`}
                role="option"
                aria-selected={index === at}
                align="center"
                gap="2.5"
                px="2"
                py="1.5"
                minH={{ base: '11', md: '9' }}
                borderRadius="control"
                cursor="pointer"
                bg={index === at ? 'bg.subtle' : undefined}
                onPointerMove={() => picker.setActive(index)}
                onClick={() => picker.choose(person)}
              >
                <PersonAvatar
                  person={person}
                  size="sm"
                  {...(person.isTeam ? {} : { presence: person.presence })}
                />
                <Box minW="0" flex="1">
                  <Text truncate>{person.name}</Text>
                  <Text truncate textStyle="xs" color="fg.muted">
                    {person.isTeam
                      ? intl.formatMessage({ id: 'people.picker.team' })
                      : [person.email, person.company].filter(Boolean).join(' · ')}
                  </Text>
                </Box>
              </Flex>
            ))
          : null}
      </Box>
    </Box>
  )
}
