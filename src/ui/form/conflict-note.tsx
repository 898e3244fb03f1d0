import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { GitCompare } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'

/** A conflict with another user's save: a description of their change and the two ways to resolve it. */
export type Conflict = {
  body?: ReactNode
  /** The person who changed it; empty when unknown. */
  changedBy?: string
  /** The labels of the fields they changed. */
  changedFields?: readonly string[]
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/**
 * The notice of a conflict with another user's save, inside the form; the user chooses the version to keep. Keeping the
 * own version saves it.
 */
export function ConflictNote({
  body,
  changedBy = '',
  changedFields = [],
  onKeepMine,
  onTakeTheirs,
}: Conflict) {
  const intl = useIntl()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const t = (id: MessageKey<'ui.conflict'>, values = {}) =>
    intl.formatMessage({ id: `ui.conflict.${id}` }, values)
  const handleKeepMine = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    // The form is submitted with the values and the revision that this render sets.
    flushSync(onKeepMine)
    form?.requestSubmit()
  }
  const words = {
    isNamed: changedBy === '' ? 'no' : 'yes',
    name: changedBy,
    count: changedFields.length,
    fields: intl.formatList(changedFields),
  }
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
        <Text>{body ?? t('body', words)}</Text>
      </Flex>
      <Flex gap="2" wrap="wrap">
        <Button size="xs" onClick={handleKeepMine}>
          {t('mine')}
        </Button>
        <Button size="xs" variant="outline" onClick={onTakeTheirs}>
          {t('theirs')}
        </Button>
      </Flex>
    </Stack>
  )
}
