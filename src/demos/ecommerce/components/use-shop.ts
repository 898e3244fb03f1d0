import { type SettingsOf, settingsValues } from '@contract/demo/shop-settings.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useDemoChanges } from '@/demos/shared/use-demo-changes.ts'
import { shopSettingsQuery } from '../api/settings.ts'
import { orderNumber } from '../model/order-number.ts'

const unknown: SettingsOf<'store-details'> = { ...settingsValues['store-details'].parse({}), name: '' }

/** The store and its order numbers, from the settings of the shop. */
export function useShop() {
  useDemoChanges(['shop_settings'])
  const { data } = useQuery(shopSettingsQuery())
  const section = data?.find(({ tab }) => tab === 'store-details')
  const store = section?.tab === 'store-details' ? section.values : unknown
  const numberOf = useCallback((order: number) => orderNumber(order, store), [store])
  return { store, numberOf }
}
