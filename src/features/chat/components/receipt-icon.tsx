import { chakra } from '@chakra-ui/react'
import { Check, CheckCheck, CircleAlert, Clock, Eye, type LucideIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Tooltip } from '@/ui/tips/tooltip.tsx'
import type { Mark } from '../model/build-timeline.ts'

const icons: Record<Mark, LucideIcon> = {
  waiting: Clock,
  refused: CircleAlert,
  sent: Check,
  delivered: CheckCheck,
  seen: Eye,
}

/** The delivery state of an own message as an icon with a label. */
export function ReceiptIcon({ mark }: { mark: Mark }) {
  const intl = useIntl()
  const Icon = icons[mark]
  const word = intl.formatMessage({ id: `chat.mark.${mark}` })
  return (
    <Tooltip label={word}>
      <chakra.span
        display="inline-flex"
        alignItems="center"
        gap="1"
        color={mark === 'seen' ? 'brand.fg' : undefined}
        data-mark={mark}
      >
        <Icon size={14} strokeWidth={2} aria-hidden />
        {mark === 'refused' ? <span>{word}</span> : <chakra.span srOnly>{word}</chakra.span>}
      </chakra.span>
    </Tooltip>
  )
}
