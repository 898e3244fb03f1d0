import { createRoute } from '@hono/zod-openapi'
import {
  SETTINGS_TABS,
  type SettingsOf,
  type SettingsTab,
  type ShopSettingsSection,
  saveSettingsBody,
  settingsResponse,
  settingsSection,
  settingsValues,
  shopSettings,
} from '../../_shared/contract/demo/shop-settings.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { notFound } from '../../_shared/http/errors.ts'
import { jsonBody } from '../../_shared/http/request.ts'
import { conflict, ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { asDemo } from './as-demo.ts'
import { demoConflict } from './demo-conflict.ts'

const tags = ['sample shop and invoices']

type SettingsRow = { tab: string; revision: number; values: unknown }

async function readSettings(tx: Tx): Promise<ShopSettingsSection[]> {
  const rows = await tx<SettingsRow[]>`select tab, revision, "values" from demo.shop_settings`
  const byTab = new Map(rows.map((row) => [row.tab, row]))
  return SETTINGS_TABS.map((tab) =>
    settingsSection.parse({
      tab,
      revision: byTab.get(tab)?.revision ?? 0,
      values: byTab.get(tab)?.values ?? {},
    }),
  )
}

/** Returns the settings of one tab, which mails and the checkout of the shop follow. */
export async function readShopSettings<T extends SettingsTab>(tx: Tx, tab: T): Promise<SettingsOf<T>> {
  const [row] = await tx<
    SettingsRow[]
  >`select tab, revision, "values" from demo.shop_settings where tab = ${tab}`
  return settingsValues[tab].parse(row?.values ?? {}) as SettingsOf<T>
}

/** `/api/apps/ecommerce/settings`: the settings of the shop, one row for each tab. */
export function demoSettingsResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/ecommerce/settings',
      tags,
      summary: 'Returns the settings of the shop, one section for each tab.',
      responses: ok(shopSettings),
    }),
    async (c) => c.json({ sections: await asDemo(c, 'read', readSettings) }, 200),
  )
  api.openapi(
    createRoute({
      method: 'put',
      path: '/apps/ecommerce/settings',
      tags,
      summary: 'Saves the settings of one tab against the revision they were read with.',
      request: { body: jsonBody(saveSettingsBody) },
      responses: { ...ok(settingsResponse), ...conflict({ section: settingsSection }) },
    }),
    async (c) => {
      const { tab, revision, values } = c.req.valid('json')
      const section = await asDemo(c, 'update', async (tx) => {
        const { count } = await tx`
          update demo.shop_settings set "values" = ${tx.json(values)} where tab = ${tab} and revision = ${revision}`
        const current = (await readSettings(tx)).find((one) => one.tab === tab)
        if (!current) throw notFound()
        if (count === 0) throw await demoConflict(tx, 'shop_settings', tx`tab = ${tab}`, { section: current })
        return current
      })
      return c.json({ section }, 200)
    },
  )
}
