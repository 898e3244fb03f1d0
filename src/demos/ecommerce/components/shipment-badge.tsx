import { Badge } from '@chakra-ui/react'
import type { Order } from '@contract/demo/ecommerce.ts'
import { PackageCheck, PackageOpen, Send, Truck } from 'lucide-react'
import { useT } from '@/lib/use-t.ts'
import { shipmentKeys } from '../model/shipment-keys.ts'

const signs = {
  'Ready to Pickup': { icon: PackageOpen, palette: 'gray' },
  Dispatched: { icon: Send, palette: 'warning' },
  'Out for Delivery': { icon: Truck, palette: 'info' },
  Delivered: { icon: PackageCheck, palette: 'success' },
} as const

/** The shipment status of an order as text with an icon. */
export function ShipmentBadge({ status }: Pick<Order, 'status'>) {
  const t = useT('ecommerce-sales.shipment')
  const { icon: Sign, palette } = signs[status]
  return (
    <Badge colorPalette={palette}>
      <Sign size={12} strokeWidth={2} aria-hidden />
      {t(shipmentKeys[status])}
    </Badge>
  )
}
