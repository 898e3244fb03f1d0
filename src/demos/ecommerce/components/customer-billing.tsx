import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { type CustomerAddress, customerRecordResponse } from '@contract/demo/customer-records.ts'
import { CreditCard, MapPinPlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { PostalLines } from '@/demos/shared/postal-lines.tsx'
import { useConfirmedDelete } from '@/demos/shared/use-confirmed-delete.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { useCustomerChanges } from '../api/customers.ts'
import { AddressDrawer } from './address-drawer.tsx'
import { BillingEntry } from './billing-entry.tsx'
import type { CustomerTabProps } from './customer-tab.ts'
import { PaymentCardDrawer } from './payment-card-drawer.tsx'
import { ShopSection } from './shop-section.tsx'

type Open = { kind: 'address'; address: CustomerAddress | null } | { kind: 'card' } | null

/** The addresses and payment cards of a customer, each with one default. */
export function CustomerBilling({ customer, mayEdit }: CustomerTabProps) {
  const intl = useIntl()
  const t = useT('ecommerce-sales.billing')
  const [open, setOpen] = useState<Open>(null)
  const changes = useCustomerChanges(customer.customerId)
  const confirmDelete = useConfirmedDelete()
  const makeDefault = async (kind: 'addresses' | 'cards', id: number) => {
    try {
      await changes.setDefault(kind, id)
      toast.success({ title: t('default-done') })
    } catch {
      toast.error({ title: t('failed') })
    }
  }
  const remove = (kind: 'addresses' | 'cards', id: number, name: string) =>
    confirmDelete({
      title: t('delete-title', { name }),
      body: t('delete-body'),
      confirmLabel: t('delete'),
      done: t('deleted', { name }),
      failed: () => t('failed'),
      remove: () => changes.remove(kind, id),
    })
  const close = () => setOpen(null)
  const add = (label: string, icon: ReactNode, what: Open) =>
    mayEdit ? (
      <Button variant="outline" onClick={() => setOpen(what)}>
        {icon}
        {label}
      </Button>
    ) : null
  return (
    <Stack gap="5">
      <ShopSection
        title={t('addresses')}
        actions={add(t('add-address'), <MapPinPlus size={16} aria-hidden />, {
          kind: 'address',
          address: null,
        })}
      >
        {customer.addresses.length === 0 ? <Text color="fg.muted">{t('no-addresses')}</Text> : null}
        <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4">
          {customer.addresses.map((address) => (
            <BillingEntry
              key={address.id}
              name={`${address.street}, ${address.city}`}
              isDefault={address.isDefault}
              mayEdit={mayEdit}
              onEdit={() => setOpen({ kind: 'address', address })}
              onDefault={() => void makeDefault('addresses', address.id)}
              onDelete={() => void remove('addresses', address.id, address.street)}
            >
              <PostalLines address={address} />
            </BillingEntry>
          ))}
        </SimpleGrid>
      </ShopSection>
      <ShopSection
        title={t('cards')}
        actions={add(t('add-card'), <CreditCard size={16} aria-hidden />, { kind: 'card' })}
      >
        {customer.cards.length === 0 ? <Text color="fg.muted">{t('no-cards')}</Text> : null}
        <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4">
          {customer.cards.map((card) => {
            const name = `${card.brand} •••• ${card.lastFour}`
            return (
              <BillingEntry
                key={card.id}
                name={name}
                isDefault={card.isDefault}
                mayEdit={mayEdit}
                onDefault={() => void makeDefault('cards', card.id)}
                onDelete={() => void remove('cards', card.id, name)}
              >
                <Text fontWeight="medium">
                  <bdi>{name}</bdi>
                </Text>
                <Text color="fg.muted">
                  <bdi>{card.holder}</bdi>
                </Text>
                <Text color="fg.muted">
                  {t('expires', { month: formatDate(intl, card.expiresOn, 'month') })}
                </Text>
              </BillingEntry>
            )
          })}
        </SimpleGrid>
      </ShopSection>
      {open?.kind === 'address' ? (
        <AddressDrawer
          title={t(open.address ? 'edit-address' : 'add-address')}
          address={open.address}
          suggestion={{ recipient: customer.name, countryCode: customer.countryCode }}
          latest={({ body }) =>
            customerRecordResponse
              .safeParse(body)
              .data?.customer.addresses.find(({ id }) => id === open.address?.id) ?? null
          }
          onSave={async (values, revision) => {
            await (open.address
              ? changes.saveAddress(open.address.id, { ...values, revision })
              : changes.addAddress(values))
            toast.success({ title: t('saved') })
          }}
          onClose={close}
        />
      ) : null}
      {open?.kind === 'card' ? <PaymentCardDrawer customer={customer} onClose={close} /> : null}
    </Stack>
  )
}
