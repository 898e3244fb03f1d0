import { Badge } from '@chakra-ui/react'
import type { AddressState } from '@contract/mail-addresses.ts'
import { CircleDashed, MailX, ShieldX } from 'lucide-react'
import { useT } from '@/lib/i18n/use-t.ts'

const signs = { unconfirmed: CircleDashed, bounced: MailX, complained: ShieldX } as const
const palettes = { unconfirmed: 'orange', bounced: 'red', complained: 'red' } as const

/** Why no mail is sent to an address, as text with an icon. */
export function AddressBadge({ state }: { state: AddressState }) {
  const t = useT('mail-delivery.state')
  const Sign = signs[state]
  return (
    <Badge colorPalette={palettes[state]}>
      <Sign size={12} strokeWidth={2} aria-hidden />
      {t(state)}
    </Badge>
  )
}
