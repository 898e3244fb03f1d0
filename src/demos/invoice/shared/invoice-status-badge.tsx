import { Badge } from '@chakra-ui/react'
import type { Invoice } from '@contract/demo/invoice.ts'
import { CircleAlert, CircleCheck, CircleDashed, Download, PieChart, Send } from 'lucide-react'
import { useIntl } from 'react-intl'

const signs = {
  Paid: { icon: CircleCheck, palette: 'success' },
  Downloaded: { icon: Download, palette: 'info' },
  Sent: { icon: Send, palette: 'info' },
  Draft: { icon: CircleDashed, palette: 'gray' },
  'Partial Payment': { icon: PieChart, palette: 'warning' },
  'Past Due': { icon: CircleAlert, palette: 'danger' },
} as const

/** The status of an invoice as text with an icon. */
export function InvoiceStatusBadge({ status }: { status: Invoice['invoiceStatus'] }) {
  const intl = useIntl()
  const { icon: Sign, palette } = signs[status]
  return (
    <Badge colorPalette={palette}>
      <Sign size={12} strokeWidth={2} aria-hidden />
      {intl.formatMessage({ id: `invoice.status.${status}` })}
    </Badge>
  )
}
