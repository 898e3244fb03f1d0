import { Box, Flex, Text } from '@chakra-ui/react'
import type { Correspondent } from '@contract/people.ts'
import type { ReactNode } from 'react'
import { PersonAvatar } from '@/features/people/shared/person-avatar.tsx'
import { useRoleName } from '@/lib/auth/role-name.ts'

/** A person's avatar, name and role, with content that the screen adds. */
export function ProfilePersonCard({ person, children }: { person: Correspondent; children?: ReactNode }) {
  const nameRole = useRoleName()
  const role = person.role ? nameRole(person.role) : ''
  return (
    <Flex
      as="li"
      gap="3"
      p="4"
      bg="bg.surface"
      borderWidth="1px"
      borderRadius="card"
      minW="0"
      align="flex-start"
    >
      <PersonAvatar person={person} size="md" presence={person.presence} />
      <Box minW="0" flex="1">
        <Text fontWeight="medium" truncate>
          {person.name}
        </Text>
        <Text textStyle="xs" color="fg.muted" truncate>
          {[role, person.company].filter(Boolean).join(' · ')}
        </Text>
        <Text textStyle="xs" color="fg.muted" truncate>
          <bdi>{person.email}</bdi>
        </Text>
        {children}
      </Box>
    </Flex>
  )
}
