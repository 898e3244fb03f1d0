import type { MessageKey } from '@/lib/i18n/message-ids.ts'

/** The labels of the fields of all tabs and of their forms, for conflict notes. */
export const settingsLabels: Readonly<Record<string, MessageKey<'ecommerce.settings'>>> = {
  name: 'name',
  legalName: 'legal-name',
  phone: 'phone',
  email: 'email',
  address: 'address',
  postCode: 'post-code',
  city: 'city',
  country: 'country',
  orderPrefix: 'prefix',
  orderSuffix: 'suffix',
  methods: 'methods',
  standard: 'standard',
  express: 'express',
  freeFrom: 'free-from',
  standardCents: 'standard',
  expressCents: 'express',
  freeFromCents: 'free-from',
}
