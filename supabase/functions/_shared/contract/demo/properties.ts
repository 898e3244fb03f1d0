import { z } from 'zod'
import { nameText, optionalName } from '../name-text.ts'
import { dayText } from './list.ts'
import { SHOP_COUNTRY_CODES } from './postal-address.ts'

export const LISTERS = ['owner', 'agent'] as const
export const PROPERTY_KINDS = ['writing-room', 'studio', 'office', 'residency'] as const
export const PROPERTY_PURPOSES = ['rent', 'sale'] as const
export const PROPERTY_FEATURES = [
  'desks',
  'sound-booth',
  'library',
  'internet',
  'kitchen',
  'step-free',
  'parking',
  'garden',
] as const
/** The highest price in cents. */
export const MAX_PROPERTY_CENTS = 100_000_000_000

const squareMetres = z.number().int().min(1).max(100_000)
const fields = {
  /** Chosen by the form, so that a repeated request adds no second property. */
  id: z.uuid(),
  lister: z.enum(LISTERS),
  listerName: nameText(120),
  email: z.email().max(254),
  phone: optionalName(40),
  kind: z.enum(PROPERTY_KINDS),
  purpose: z.enum(PROPERTY_PURPOSES),
  title: nameText(120),
  street: nameText(200),
  postcode: nameText(20),
  city: nameText(120),
  countryCode: z.enum(SHOP_COUNTRY_CODES),
  rooms: z.number().int().min(1).max(99),
  seats: z.number().int().min(1).max(999),
  features: z.array(z.enum(PROPERTY_FEATURES)).max(PROPERTY_FEATURES.length),
  isFurnished: z.boolean(),
  description: optionalName(2000),
  areaM2: squareMetres,
  usableM2: squareMetres,
  availableOn: dayText,
  /** The price of a month for rent, of the whole for sale. */
  priceCents: z.number().int().min(1).max(MAX_PROPERTY_CENTS),
  depositCents: z.number().int().min(0).max(MAX_PROPERTY_CENTS),
  isNegotiable: z.boolean(),
}

/** A room, studio or house that a person of the sample agency offers. */
export const property = z.object({ ...fields, createdAt: z.iso.datetime() })
export type Property = z.infer<typeof property>

/** `POST /api/apps/properties` → 201 `{property}`. */
export const createPropertyBody = z
  .object(fields)
  .refine((body) => body.usableM2 <= body.areaM2, { path: ['usableM2'] })
export type CreatePropertyBody = z.input<typeof createPropertyBody>
export const propertyResponse = z.object({ property })
/** `GET /api/apps/properties`: the caller's own, newest first, at most five. */
export const propertyList = z.object({ properties: z.array(property) })
