import { Button, Flex, Text } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { Trash2, Undo2 } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { ItemActions } from '../model/item-actions.ts'

type TrashNoticeProps = { item: ItemSummary; canWrite: boolean; actions: ItemActions }

/** A notice for an item in the trash with a restore button; renders nothing for any other item. */
export function TrashNotice({ item, canWrite, actions }: TrashNoticeProps) {
  if (!item.inTrash) return null
  return (
    <Flex
      role="status"
      gap="3"
      wrap="wrap"
      align="center"
      justify="space-between"
      bg="warning.subtle"
      color="warning.fg"
      borderRadius="control"
      px="4"
      py="2.5"
    >
      <Flex gap="2" align="center" minW="0">
        <Trash2 size={16} aria-hidden style={{ flexShrink: 0 }} />
        <Text>
          <FormattedMessage id="manuscripts.trash.notice" />
        </Text>
      </Flex>
      {canWrite ? (
        <Button size="sm" variant="outline" onClick={() => void actions.restore(item.id)}>
          <Undo2 size={16} aria-hidden />
          <FormattedMessage id="manuscripts.menu.restore" />
        </Button>
      ) : null}
    </Flex>
  )
}
