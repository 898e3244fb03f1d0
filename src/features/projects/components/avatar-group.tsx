import { Box, Flex, Text } from '@chakra-ui/react'
import type { PersonRef } from '@contract/people.ts'
import { useIntl } from 'react-intl'
import { PersonAvatar } from '@/features/people/shared/person-avatar.tsx'
import { Tooltip } from '@/ui/tips/tooltip.tsx'

const MAX_SHOWN = 3

type FacesProps = {
  people: readonly PersonRef[]
  /** Shown for an empty list. */
  none?: string
  /** Accessible name of the group; the names follow it. */
  label?: string
}

/** Overlapping avatars; their names are in the accessible name and in tooltips. */
export function AvatarGroup({ people, none = '', label }: FacesProps) {
  const intl = useIntl()
  if (people.length === 0)
    return (
      <Text as="span" color="fg.faint">
        {none}
      </Text>
    )
  const names = intl.formatList(people.map(({ name }) => name))
  return (
    <Tooltip label={names}>
      <Flex align="center" role="img" aria-label={label ? `${label}: ${names}` : names} w="fit-content">
        {people.slice(0, MAX_SHOWN).map((person, index) => (
          <Box
            key={person.uid}
            ms={index > 0 ? '-1.5' : undefined}
            borderRadius="full"
            borderWidth="1.5px"
            borderColor="bg.surface"
          >
            <PersonAvatar person={person} size="xs" />
          </Box>
        ))}
        {people.length > MAX_SHOWN ? (
          <Text as="span" textStyle="xs" color="fg.muted" ms="1">
            +{intl.formatNumber(people.length - MAX_SHOWN)}
          </Text>
        ) : null}
      </Flex>
    </Tooltip>
  )
}
