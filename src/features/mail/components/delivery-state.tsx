import { Flex } from '@chakra-ui/react'
import type { MessageState } from '@contract/mail.ts'
import { Check, CheckCheck } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Tooltip } from '@/ui/tips/tooltip.tsx'

/** The delivery state of an own message: sent, received, read; renders nothing for messages of others. */
export function DeliveryState({ state, detail }: { state: MessageState; detail?: string }) {
  const intl = useIntl()
  if (state !== 'sent' && state !== 'received' && state !== 'read') return null
  const label = intl.formatMessage({ id: `mail.state.${state}` })
  const Icon = state === 'sent' ? Check : CheckCheck
  return (
    <Tooltip label={detail || label}>
      <Flex
        as="span"
        role="img"
        aria-label={label}
        data-state={state}
        color={state === 'read' ? 'success.fg' : 'fg.faint'}
        flexShrink="0"
      >
        <Icon size={16} strokeWidth={state === 'read' ? 2.25 : 1.75} aria-hidden />
      </Flex>
    </Tooltip>
  )
}
