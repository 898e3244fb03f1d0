import type { ShopSettingsSection, settingsResponse, shopSettings } from '@contract/demo/shop-settings.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { api } from '@/lib/api/api-client.ts'

const path = '/apps/ecommerce/settings'

/** The settings of the shop, one section for each tab. */
export const shopSettingsQuery = () =>
  queryOptions({
    queryKey: ['demo', 'shop_settings'] as const,
    queryFn: async ({ signal }) => (await api.get<typeof shopSettings>(path, { signal })).sections,
  })

/** Saves one tab against its revision; a 409 error carries the current section. */
export function useSaveSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ tab, revision, values }: { tab: string; revision: number; values: FieldValues }) =>
      (await api.put<typeof settingsResponse>(path, { body: { tab, revision, values } })).section,
    onSuccess: (saved) =>
      client.setQueryData<ShopSettingsSection[]>(shopSettingsQuery().queryKey, (sections) =>
        sections?.map((one) => (one.tab === saved.tab ? saved : one)),
      ),
  })
}
