import { Box } from '@chakra-ui/react'
import type { ChatContact } from '@contract/chat.ts'
import type { Presence } from '@contract/people.ts'
import { PersonAvatar } from '@/features/people/shared/person-avatar.tsx'
import { PresenceMark } from './presence-mark.tsx'

type ChatFaceProps = {
  person: Pick<ChatContact, 'fullName' | 'avatar'>
  presence: Presence
  size?: 'sm' | 'md' | 'lg'
  /** Adds the presence to the accessible name; false where nearby text contains it. */
  isLabelled?: boolean
}

/** An avatar with the person's presence. */
export function ChatAvatar({ person, presence, size = 'md', isLabelled = true }: ChatFaceProps) {
  return (
    <Box position="relative" flexShrink="0">
      <PersonAvatar person={{ name: person.fullName, avatar: person.avatar }} size={size} />
      <Box
        position="absolute"
        bottom="-2px"
        insetInlineEnd="-2px"
        p="2px"
        borderRadius="full"
        bg="bg.surface"
        lineHeight="0"
      >
        <PresenceMark presence={presence} isLabelled={isLabelled} />
      </Box>
    </Box>
  )
}
