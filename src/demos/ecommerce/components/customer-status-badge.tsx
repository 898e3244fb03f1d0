import { Badge } from '@chakra-ui/react'
import type { CustomerRecord } from '@contract/demo/customer-records.ts'
import { CircleCheck, CircleSlash } from 'lucide-react'
import { useT } from '@/lib/use-t.ts'

const signs = {
  Active: { icon: CircleCheck, palette: 'success' },
  Inactive: { icon: CircleSlash, palette: 'gray' },
} as const

/** The status of a customer as text with an icon. */
export function CustomerStatusBadge({ status }: Pick<CustomerRecord, 'status'>) {
  const t = useT('ecommerce-sales.customer-status')
  const { icon: Sign, palette } = signs[status]
  return (
    <Badge colorPalette={palette}>
      <Sign size={12} strokeWidth={2} aria-hidden />
      {t(status)}
    </Badge>
  )
}
