import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { GitCompare } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'

/** A conflict with another user's save: a description of their change and the two ways to resolve it. */
export type Conflict = { body?: ReactNode; onKeepMine: () => void; onTakeTheirs: () => void }

/** The notice of a conflict with another user's save; the user chooses the version to keep. */
export function ConflictNote({ body, onKeepMine, onTakeTheirs }: Conflict) {
  const intl = useIntl()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const t = (id: string) => intl.formatMessage({ id: `ui.conflict.${id}` })
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
        <GitCompare size={18} aria-hidden style={{ flexShrink: 0 }} />
        <Text>{body ?? t('body')}</Text>
      </Flex>
      <Flex gap="2" wrap="wrap">
        <Button size="xs" onClick={onKeepMine}>
          {t('mine')}
        </Button>
        <Button size="xs" variant="outline" onClick={onTakeTheirs}>
          {t('theirs')}
        </Button>
      </Flex>
    </Stack>
  )
}
