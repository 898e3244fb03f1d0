import { Button, Flex } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'

type PreviewToolbarProps = {
  onAll: () => void
  onNone: () => void
  onExpand: () => void
  onCollapse: () => void
}

/** Actions on the whole preview. */
export function PreviewToolbar({ onAll, onNone, onExpand, onCollapse }: PreviewToolbarProps) {
  const button = (key: MessageKey<'scrivener-import.preview'>, onClick: () => void) => (
    <Button size="xs" variant="ghost" onClick={onClick}>
      <FormattedMessage id={`scrivener-import.preview.${key}`} />
    </Button>
  )
  return (
    <Flex justify="space-between" wrap="wrap" gapX="4" mb="1" mx="-2">
      <Flex>
        {button('all', onAll)}
        {button('none', onNone)}
      </Flex>
      <Flex>
        {button('expand', onExpand)}
        {button('collapse', onCollapse)}
      </Flex>
    </Flex>
  )
}
