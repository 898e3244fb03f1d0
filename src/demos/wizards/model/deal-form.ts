import { type CreateDealBody, DEAL_AUDIENCES, DEAL_KINDS, DEAL_SERVICES } from '@contract/demo/deals.ts'
import * as z from 'zod'
import { centsFrom } from '@/demos/shared/typed-money.ts'
import { addDays, today } from '@/lib/time/calendar-day.ts'
import { draftOf } from '../shared/draft-of.ts'
import {
  atEveryStep,
  requiredText,
  typedDay,
  typedMoney,
  typedNumber,
  typedText,
  wizardError,
} from '../shared/typed-values.ts'

const MOST_CENTS = 99_999_999
const isValue = {
  percent: typedNumber(90),
  amount: typedMoney(1, MOST_CENTS),
  'free-delivery': z.string(),
}
const services = z.array(z.enum(DEAL_SERVICES))

/** The form of a deal. */
export const dealForm = z
  .object({
    id: z.uuid(),
    kind: z.enum(DEAL_KINDS),
    /** Percent or an amount, by the kind; a free delivery has none. */
    value: z.string().trim(),
    title: requiredText(120, 'title'),
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9-]{3,20}$/, wizardError('code')),
    description: typedText(1000),
    services: services.min(1, wizardError('services')),
    startsOn: typedDay,
    endsOn: typedDay,
    audience: z.enum(DEAL_AUDIENCES),
    minimum: typedMoney(0, MOST_CENTS, true),
    usesMost: z.union([z.literal(''), typedNumber(1_000_000)], wizardError('number-1000000')),
    isCombinable: z.boolean(),
  })
  .refine(({ kind, value }) => kind !== 'percent' || isValue.percent.safeParse(value).success, {
    path: ['value'],
    error: wizardError('number-90'),
    ...atEveryStep,
  })
  .refine(({ kind, value }) => kind !== 'amount' || isValue.amount.safeParse(value).success, {
    path: ['value'],
    error: wizardError('money'),
    ...atEveryStep,
  })
  .refine(({ startsOn, endsOn }) => endsOn >= startsOn, {
    path: ['endsOn'],
    error: wizardError('end'),
    ...atEveryStep,
  })
export type DealValues = z.infer<typeof dealForm>

/** The first values of a deal; the id is new. */
export const emptyDeal = (): DealValues => ({
  id: crypto.randomUUID(),
  kind: 'percent',
  value: '',
  title: '',
  code: '',
  description: '',
  services: [],
  startsOn: today(),
  endsOn: addDays(today(), 30),
  audience: 'everyone',
  minimum: '',
  usesMost: '',
  isCombinable: false,
})

/** The draft of a deal in the browser of a person. */
export const dealDraft = (uid: string, empty: DealValues) =>
  draftOf(`deal-${uid}`, empty, { id: z.uuid(), services })

/** Converts the form to the request. */
export const dealBodyOf = ({ value, minimum, usesMost, ...deal }: DealValues): CreateDealBody => ({
  ...deal,
  percent: deal.kind === 'percent' ? Number(value) : null,
  amountCents: deal.kind === 'amount' ? centsFrom(value) : null,
  minimumCents: centsFrom(minimum) ?? 0,
  usesMost: usesMost === '' ? null : Number(usesMost),
})
