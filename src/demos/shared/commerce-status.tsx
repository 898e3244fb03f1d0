import { Badge } from '@chakra-ui/react'
import {
  CalendarClock,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleSlash,
  CircleX,
  Download,
  PackageCheck,
  PackageOpen,
  PieChart,
  Send,
  Truck,
  Undo2,
} from 'lucide-react'

/** The icon and the colour of each status of customers, invoices, orders, products, referrals and reviews. */
const SIGNS = {
  Active: [CircleCheck, 'success'],
  Cancelled: [Undo2, 'gray'],
  Delivered: [PackageCheck, 'success'],
  Dispatched: [Send, 'warning'],
  Downloaded: [Download, 'info'],
  Draft: [CircleDashed, 'gray'],
  Failed: [CircleX, 'danger'],
  Inactive: [CircleSlash, 'gray'],
  'Out for Delivery': [Truck, 'info'],
  Paid: [CircleCheck, 'success'],
  'Partial Payment': [PieChart, 'warning'],
  'Past Due': [CircleAlert, 'danger'],
  Pending: [CircleDashed, 'warning'],
  Published: [CircleCheck, 'success'],
  'Ready to Pickup': [PackageOpen, 'gray'],
  Rejected: [CircleX, 'danger'],
  Scheduled: [CalendarClock, 'warning'],
  Sent: [Send, 'info'],
  Unpaid: [CircleDashed, 'warning'],
} as const

/** A status as text with an icon. */
export function CommerceStatus({ status, label }: { status: keyof typeof SIGNS; label: string }) {
  const [Sign, palette] = SIGNS[status]
  return (
    <Badge colorPalette={palette}>
      <Sign size={12} strokeWidth={2} aria-hidden />
      {label}
    </Badge>
  )
}
