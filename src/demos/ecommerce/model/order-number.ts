import type { SettingsOf } from '@contract/demo/shop-settings.ts'

type NumberStyle = Pick<SettingsOf<'store-details'>, 'orderPrefix' | 'orderSuffix'>

/** The number of an order as the shop writes it, with the prefix and the suffix of its settings. */
export const orderNumber = (order: number, { orderPrefix, orderSuffix }: NumberStyle): string =>
  `${orderPrefix}${order}${orderSuffix}`
