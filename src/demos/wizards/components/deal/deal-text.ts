import type { Deal } from '@contract/demo/deals.ts'
import type { IntlShape } from 'react-intl'
import { formatDate } from '@/ui/format/format-date.ts'
import { formatMoney } from '@/ui/format/format-money.ts'

/** The discount of a deal in words. */
export const dealValue = (
  intl: IntlShape,
  { kind, percent, amountCents }: Pick<Deal, 'kind' | 'percent' | 'amountCents'>,
) =>
  kind === 'percent'
    ? intl.formatNumber((percent ?? 0) / 100, { style: 'percent' })
    : kind === 'amount'
      ? formatMoney(intl, amountCents ?? 0)
      : intl.formatMessage({ id: 'wizards.deal.kind.free-delivery' })

/** The days on which a deal applies. */
export const dealPeriod = (intl: IntlShape, { startsOn, endsOn }: Pick<Deal, 'startsOn' | 'endsOn'>) =>
  intl.formatMessage(
    { id: 'wizards.deal.period' },
    { start: formatDate(intl, startsOn, 'day'), end: formatDate(intl, endsOn, 'day') },
  )
