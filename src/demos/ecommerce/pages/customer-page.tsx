import { Button, Flex, Tabs } from '@chakra-ui/react'
import { tabsSlotRecipe } from '@chakra-ui/react/theme'
import type { CustomerRecord } from '@contract/demo/customer-records.ts'
import { useQuery } from '@tanstack/react-query'
import { Bell, CreditCard, LayoutDashboard, Pencil, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { CommerceStatus } from '@/demos/shared/commerce-status.tsx'
import { RecordState } from '@/demos/shared/record-state.tsx'
import { useDemoChanges } from '@/demos/shared/use-demo-changes.ts'
import { useAbility } from '@/lib/auth/ability.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { usePageTitle } from '@/lib/routing/page-title.ts'
import { PageFrame } from '@/ui/layout/page.tsx'
import { customerKeys, customerRecordQuery } from '../api/customers.ts'
import { CustomerBilling } from '../components/customer-billing.tsx'
import { CustomerDrawer } from '../components/customer-drawer.tsx'
import { CustomerNotifications } from '../components/customer-notifications.tsx'
import { CustomerOverview } from '../components/customer-overview.tsx'
import { CustomerSecurity } from '../components/customer-security.tsx'
import { ShopTrail } from '../components/shop-trail.tsx'

const TABS = {
  overview: { icon: LayoutDashboard, Content: CustomerOverview },
  security: { icon: ShieldCheck, Content: CustomerSecurity },
  billing: { icon: CreditCard, Content: CustomerBilling },
  notifications: { icon: Bell, Content: CustomerNotifications },
} as const
type CustomerTab = keyof typeof TABS
const NAMES = Object.keys(TABS) as CustomerTab[]
const TABLES = [
  'customers',
  'customer_addresses',
  'customer_cards',
  'customer_devices',
  'customer_notifications',
  'customer_password_mails',
]

/** A customer of the sample shop (`/apps/ecommerce/customer/details/:id`, by customerId). */
export function Page() {
  const t = useT('ecommerce-sales.customer')
  const { id = '' } = useParams()
  const customer = useQuery(customerRecordQuery(/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0))
  useDemoChanges(TABLES, customerKeys.all)
  usePageTitle(customer.data?.name)
  return customer.data ? (
    <CustomerView key={customer.data.customerId} customer={customer.data} />
  ) : (
    <RecordState
      query={customer}
      title={t('title')}
      missing={t('missing')}
      back={href('ecommerce.customers')}
      backLabel={t('to-list')}
    />
  )
}

function CustomerView({ customer }: { customer: CustomerRecord }) {
  const t = useT('ecommerce-sales.customer')
  const statusText = useT('ecommerce-sales.customer-status')
  const mayEdit = useAbility().can('update', 'demo')
  const [search, setSearch] = useSearchParams()
  const [isEditing, setIsEditing] = useState(false)
  const tab = NAMES.find((name) => name === search.get('tab')) ?? 'overview'
  return (
    <PageFrame
      width="wide"
      above={<ShopTrail to={href('ecommerce.customers')} parent={t('to-list')} current={customer.name} />}
      title={<bdi>{customer.name}</bdi>}
      description={
        <Flex as="span" gap="2" align="center" wrap="wrap">
          <CommerceStatus status={customer.status} label={statusText(customer.status)} />
          <bdi>{t('number', { id: String(customer.customerId) })}</bdi>
        </Flex>
      }
      actions={
        mayEdit ? (
          <Button onClick={() => setIsEditing(true)}>
            <Pencil size={16} aria-hidden />
            {t('edit')}
          </Button>
        ) : null
      }
    >
      <Tabs.Root
        recipe={tabsSlotRecipe}
        value={tab}
        onValueChange={({ value }) =>
          setSearch(value === 'overview' ? {} : { tab: value }, { preventScrollReset: true })
        }
        lazyMount
        unmountOnExit
      >
        <Tabs.List overflowX="auto" overflowY="hidden" mb="2">
          {NAMES.map((name) => {
            const { icon: Icon } = TABS[name]
            return (
              <Tabs.Trigger key={name} value={name} flex="none">
                <Icon size={16} aria-hidden />
                {t(`tab.${name}`)}
              </Tabs.Trigger>
            )
          })}
        </Tabs.List>
        {NAMES.map((name) => {
          const { Content } = TABS[name]
          return (
            <Tabs.Content key={name} value={name}>
              <Content customer={customer} mayEdit={mayEdit} />
            </Tabs.Content>
          )
        })}
      </Tabs.Root>
      {isEditing ? <CustomerDrawer customer={customer} onClose={() => setIsEditing(false)} /> : null}
    </PageFrame>
  )
}
