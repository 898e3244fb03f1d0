import { Badge } from '@chakra-ui/react'
import type { UserStatus } from '@contract/users.ts'
import { CircleCheck, CircleDashed, CircleSlash } from 'lucide-react'
import { useIntl } from 'react-intl'

const looks = {
  active: { palette: 'success', Sign: CircleCheck },
  pending: { palette: 'warning', Sign: CircleDashed },
  inactive: { palette: 'gray', Sign: CircleSlash },
} as const

/** The status of a person or company: a word and a sign, never colour alone. */
export function StatusBadge({ status }: { status: UserStatus }) {
  const intl = useIntl()
  const { palette, Sign } = looks[status]
  return (
    <Badge colorPalette={palette}>
      <Sign size={12} strokeWidth={2} aria-hidden />
      {intl.formatMessage({ id: `users.status.${status}` })}
    </Badge>
  )
}
