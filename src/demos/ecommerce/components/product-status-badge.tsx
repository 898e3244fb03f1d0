import { Badge } from '@chakra-ui/react'
import type { Product } from '@contract/demo/ecommerce.ts'
import { CalendarClock, CircleCheck, CircleSlash } from 'lucide-react'
import { useIntl } from 'react-intl'

const signs = {
  Published: { icon: CircleCheck, palette: 'success' },
  Scheduled: { icon: CalendarClock, palette: 'warning' },
  Inactive: { icon: CircleSlash, palette: 'gray' },
} as const

/** The status of a product as text with an icon. */
export function ProductStatusBadge({ status }: Pick<Product, 'status'>) {
  const intl = useIntl()
  const { icon: Sign, palette } = signs[status]
  return (
    <Badge colorPalette={palette}>
      <Sign size={12} strokeWidth={2} aria-hidden />
      {intl.formatMessage({ id: `ecommerce.product-status.${status}` })}
    </Badge>
  )
}
