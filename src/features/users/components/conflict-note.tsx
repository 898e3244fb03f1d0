import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { GitCompare } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'

type ConflictNoteProps = { onKeepMine: () => void; onTakeTheirs: () => void }

/** Somebody else saved while one was writing: whose version stays is chosen, never guessed. */
export function ConflictNote({ onKeepMine, onTakeTheirs }: ConflictNoteProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Stack
      ref={box}
      tabIndex={-1}
      role="alert"
      gap="2"
      p="3"
      borderRadius="control"
      bg="warning.subtle"
      outline="none"
    >
      <Flex gap="2" color="warning.fg">
        <GitCompare size={18} strokeWidth={1.75} aria-hidden style={{ flexShrink: 0 }} />
        <Text>
          <FormattedMessage id="users.conflict.body" />
        </Text>
      </Flex>
      <Flex gap="2" wrap="wrap">
        <Button size="xs" onClick={onKeepMine}>
          <FormattedMessage id="users.conflict.mine" />
        </Button>
        <Button size="xs" variant="outline" onClick={onTakeTheirs}>
          <FormattedMessage id="users.conflict.theirs" />
        </Button>
      </Flex>
    </Stack>
  )
}
