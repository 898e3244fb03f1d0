import { Badge } from '@chakra-ui/react'
import type { Order } from '@contract/demo/ecommerce.ts'
import { CircleCheck, CircleDashed, CircleX, Undo2 } from 'lucide-react'
import { useT } from '@/lib/use-t.ts'

const signs = {
  Paid: { icon: CircleCheck, palette: 'success' },
  Pending: { icon: CircleDashed, palette: 'warning' },
  Failed: { icon: CircleX, palette: 'danger' },
  Cancelled: { icon: Undo2, palette: 'gray' },
} as const

/** The payment of an order as text with an icon. */
export function PaymentBadge({ payment }: Pick<Order, 'payment'>) {
  const t = useT('ecommerce-sales.payment')
  const { icon: Sign, palette } = signs[payment]
  return (
    <Badge colorPalette={palette}>
      <Sign size={12} strokeWidth={2} aria-hidden />
      {t(payment)}
    </Badge>
  )
}
