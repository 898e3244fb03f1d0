import {
  type CreatePropertyBody,
  LISTERS,
  MAX_PROPERTY_CENTS,
  PROPERTY_FEATURES,
  PROPERTY_KINDS,
  PROPERTY_PURPOSES,
} from '@contract/demo/properties.ts'
import * as z from 'zod'
import { centsFrom } from '@/demos/shared/typed-money.ts'
import { today } from '@/lib/time/calendar-day.ts'
import { draftOf } from '../shared/draft-of.ts'
import {
  atEveryStep,
  requiredText,
  typedAddress,
  typedDay,
  typedEmail,
  typedMoney,
  typedNumber,
  typedText,
  wizardError,
} from '../shared/typed-values.ts'

const features = z.array(z.enum(PROPERTY_FEATURES))
const { extra: _extra, ...address } = typedAddress

/** The form of a property. */
export const propertyForm = z
  .object({
    id: z.uuid(),
    lister: z.enum(LISTERS),
    listerName: requiredText(120, 'name'),
    email: typedEmail,
    phone: typedText(40),
    kind: z.enum(PROPERTY_KINDS),
    purpose: z.enum(PROPERTY_PURPOSES),
    title: requiredText(120, 'title'),
    ...address,
    rooms: typedNumber(99),
    seats: typedNumber(999),
    features,
    isFurnished: z.boolean(),
    description: typedText(2000),
    area: typedNumber(100_000),
    usable: typedNumber(100_000),
    availableOn: typedDay,
    price: typedMoney(1, MAX_PROPERTY_CENTS),
    deposit: typedMoney(0, MAX_PROPERTY_CENTS, true),
    isNegotiable: z.boolean(),
  })
  .refine(({ area, usable }) => Number(usable) <= Number(area), {
    path: ['usable'],
    error: wizardError('usable'),
    ...atEveryStep,
  })
export type PropertyValues = z.infer<typeof propertyForm>

/** The first values of a property; the id is new. */
export const emptyProperty = (person: { name: string; email: string }): PropertyValues => ({
  id: crypto.randomUUID(),
  lister: 'owner',
  listerName: person.name,
  email: person.email,
  phone: '',
  kind: 'writing-room',
  purpose: 'rent',
  title: '',
  street: '',
  postcode: '',
  city: '',
  countryCode: 'fr',
  rooms: '',
  seats: '',
  features: [],
  isFurnished: false,
  description: '',
  area: '',
  usable: '',
  availableOn: today(),
  price: '',
  deposit: '',
  isNegotiable: false,
})

/** The draft of a property in the browser of a person. */
export const propertyDraft = (uid: string, empty: PropertyValues) =>
  draftOf(`property-${uid}`, empty, { id: z.uuid(), features })

/** Converts the form to the request. */
export const propertyBodyOf = ({
  rooms,
  seats,
  area,
  usable,
  price,
  deposit,
  ...property
}: PropertyValues): CreatePropertyBody => ({
  ...property,
  rooms: Number(rooms),
  seats: Number(seats),
  areaM2: Number(area),
  usableM2: Number(usable),
  priceCents: centsFrom(price) ?? 0,
  depositCents: centsFrom(deposit) ?? 0,
})
