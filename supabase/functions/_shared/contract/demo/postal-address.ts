import { z } from 'zod'
import { nameText, optionalName } from '../name-text.ts'

/** The countries the sample shop delivers to, with the name that the lists search and sort by. */
export const SHOP_COUNTRIES = {
  at: 'Austria',
  be: 'Belgium',
  de: 'Germany',
  dk: 'Denmark',
  fr: 'France',
  ie: 'Ireland',
  it: 'Italy',
  jp: 'Japan',
  ng: 'Nigeria',
  nl: 'Netherlands',
  pl: 'Poland',
  se: 'Sweden',
} as const
export type ShopCountry = keyof typeof SHOP_COUNTRIES
/** The country codes of the shop. */
export const SHOP_COUNTRY_CODES = Object.keys(SHOP_COUNTRIES) as [ShopCountry, ...ShopCountry[]]

/** The fields of an address as they are sent. */
export const postalAddressBody = z.object({
  recipient: nameText(120),
  street: nameText(200),
  extra: optionalName(200).default(''),
  postcode: nameText(20),
  city: nameText(120),
  countryCode: z.enum(SHOP_COUNTRY_CODES),
})
export type PostalAddressBody = z.output<typeof postalAddressBody>

/** An address as it is stored. */
export const postalAddress = z.object({
  recipient: z.string(),
  street: z.string(),
  extra: z.string(),
  postcode: z.string(),
  city: z.string(),
  countryCode: z.string(),
  revision: z.number().int(),
})
export type PostalAddress = z.infer<typeof postalAddress>

/** The revision that a change is based on. */
export const baseRevision = z.number().int().min(0).max(2_147_483_647)
