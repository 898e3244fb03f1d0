import { Badge } from '@chakra-ui/react'
import type { UserStatus } from '@contract/users.ts'
import { CircleCheck, CircleDashed, CircleSlash } from 'lucide-react'
import { useIntl } from 'react-intl'
import { statusPalette } from '@/ui/theme/status-palette.ts'

const signs = {
  active: CircleCheck,
  pending: CircleDashed,
  inactive: CircleSlash,
} as const

/** The status of a user or company as text with an icon, never by colour alone. */
export function StatusBadge({ status }: { status: UserStatus }) {
  const intl = useIntl()
  const Sign = signs[status]
  return (
    <Badge colorPalette={statusPalette[status]}>
      <Sign size={12} strokeWidth={2} aria-hidden />
      {intl.formatMessage({ id: `users.status.${status}` })}
    </Badge>
  )
}
