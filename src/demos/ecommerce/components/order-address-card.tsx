import { Button, Text } from '@chakra-ui/react'
import { type OrderAddressKind, type OrderRecord, orderRecordResponse } from '@contract/demo/order-records.ts'
import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { PostalLines } from '@/demos/shared/postal-lines.tsx'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { useSetOrderAddress } from '../api/orders.ts'
import { AddressDrawer } from './address-drawer.tsx'
import { ShopSection } from './shop-section.tsx'

type OrderAddressCardProps = { order: OrderRecord; kind: OrderAddressKind; mayEdit: boolean }

/** An address of an order; a missing billing address is the shipping address. */
export function OrderAddressCard({ order, kind, mayEdit }: OrderAddressCardProps) {
  const t = useT('ecommerce-sales.address')
  const [isOpen, setIsOpen] = useState(false)
  const save = useSetOrderAddress(order.order, kind)
  const address = order[kind]
  const word = address ? 'edit' : 'add'
  const Icon = address ? Pencil : Plus
  return (
    <ShopSection
      title={t(kind)}
      actions={
        mayEdit ? (
          <Button size="sm" variant="ghost" aria-label={t(`${word}-${kind}`)} onClick={() => setIsOpen(true)}>
            <Icon size={16} aria-hidden />
            {t(word)}
          </Button>
        ) : null
      }
    >
      {address ? (
        <PostalLines address={address} />
      ) : (
        <Text color="fg.muted">{t(kind === 'billing' ? 'same' : 'none')}</Text>
      )}
      {isOpen ? (
        <AddressDrawer
          title={t(`${word}-${kind}`)}
          address={address}
          suggestion={{ recipient: order.customer.name }}
          latest={({ body }) => orderRecordResponse.safeParse(body).data?.order[kind] ?? null}
          onSave={async (values, revision) => {
            await save.mutateAsync({ ...values, revision })
            toast.success({ title: t('saved') })
          }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </ShopSection>
  )
}
