import { Tabs } from '@chakra-ui/react'
import { tabsSlotRecipe } from '@chakra-ui/react/theme'
import { SETTINGS_TABS, type SettingsTab } from '@contract/demo/shop-settings.ts'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDemoChanges } from '@/demos/shared/use-demo-changes.ts'
import { useAbility } from '@/lib/auth/ability.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { Delayed, ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { shopSettingsQuery } from '../api/settings.ts'
import { PaymentFields } from '../components/settings/payment-fields.tsx'
import { SettingsForm } from '../components/settings/settings-form.tsx'
import { ShippingFields } from '../components/settings/shipping-fields.tsx'
import { StoreFields } from '../components/settings/store-fields.tsx'

const fields: Readonly<Record<SettingsTab, ComponentType>> = {
  'store-details': StoreFields,
  payments: PaymentFields,
  shipping: ShippingFields,
}

/** The settings of the shop in three tabs, the open one in the URL (`/apps/ecommerce/settings`). */
export function Page() {
  const t = useT('ecommerce.settings')
  const [search, setSearch] = useSearchParams()
  const canSave = useAbility().can('update', 'demo')
  const settings = useQuery(shopSettingsQuery())
  useDemoChanges(['shop_settings'])
  const tab = SETTINGS_TABS.find((one) => one === search.get('tab')) ?? 'store-details'
  const [version, setVersion] = useState(0)
  const renew = useCallback(() => setVersion((before) => before + 1), [])
  const section = settings.data?.find((one) => one.tab === tab)
  const TabFields = fields[tab]
  return (
    <PageFrame title={t('title')} description={t(canSave ? 'lead' : 'read-only')}>
      <Tabs.Root
        recipe={tabsSlotRecipe}
        value={tab}
        activationMode="manual"
        onValueChange={({ value }) => setSearch({ tab: value }, { preventScrollReset: true })}
      >
        <Tabs.List mb="5" overflowX="auto" overflowY="hidden">
          {SETTINGS_TABS.map((one) => (
            <Tabs.Trigger key={one} value={one} flexShrink="0">
              {t(`tab.${one}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value={tab} p="0">
          {section ? (
            <SettingsForm key={`${tab}-${version}`} section={section} canSave={canSave} onRenew={renew}>
              <TabFields />
            </SettingsForm>
          ) : settings.isError ? (
            <ErrorState onRetry={() => void settings.refetch()} isRetrying={settings.isFetching} />
          ) : (
            <Delayed>
              <RowsSkeleton rows={3} height="140px" />
            </Delayed>
          )}
        </Tabs.Content>
      </Tabs.Root>
    </PageFrame>
  )
}
