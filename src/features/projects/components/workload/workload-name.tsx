import { Box, Flex } from '@chakra-ui/react'
import type { PersonRef } from '@contract/people.ts'
import { CircleDashed } from 'lucide-react'
import { PersonAvatar } from '@/features/people/shared/person-avatar.tsx'
import { useT } from '@/lib/i18n/use-t.ts'

/** The person of a row with their picture, or that its requests have no assignee. */
export function WorkloadName({ person }: { person: PersonRef | null }) {
  const t = useT('projects')
  return (
    <Flex align="center" gap="2.5" minW="0">
      {person ? (
        <PersonAvatar person={person} size="xs" />
      ) : (
        <Box color="fg.muted" flexShrink="0">
          <CircleDashed size={24} aria-hidden />
        </Box>
      )}
      <Box as="bdi" truncate>
        {person?.name ?? t('assignees.none')}
      </Box>
    </Flex>
  )
}
