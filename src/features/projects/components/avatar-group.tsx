import { Box, Flex, Text } from '@chakra-ui/react'
import type { PersonRef } from '@contract/people.ts'
import { useIntl } from 'react-intl'
import { PersonAvatar } from '@/features/people/shared/person-avatar.tsx'
import { Tooltip } from '@/ui/tips/tooltip.tsx'

const most = 3

type FacesProps = {
  people: readonly PersonRef[]
  /** What stands there when there is nobody. */
  none?: string
  /** Names the row of faces; the names come with it. */
  label?: string
}

/** A few people as small overlapping faces; their names are spoken, and shown at the pointer. */
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
        {people.slice(0, most).map((person, index) => (
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
        {people.length > most ? (
          <Text as="span" textStyle="xs" color="fg.muted" ms="1">
            +{intl.formatNumber(people.length - most)}
          </Text>
        ) : null}
      </Flex>
    </Tooltip>
  )
}
