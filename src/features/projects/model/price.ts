import type { ProjectPrice } from '@contract/project-prices.ts'
import type { ProjectDetail } from '@contract/projects.ts'
import type { IntlShape } from 'react-intl'
import { formatAmount } from '@/ui/format/format-money.ts'

type Priced = Pick<ProjectDetail, 'prices'>

type DecidedPrice = ProjectPrice & { state: 'accepted' | 'declined' }

const isDecided = (price: ProjectPrice, state: DecidedPrice['state']): price is DecidedPrice =>
  price.state === state

/** The price that waits for the client. */
export const openPrice = ({ prices }: Priced): ProjectPrice | undefined =>
  prices.find(({ state }) => state === 'open')

/** The accepted price, which counts until a newer one is accepted; otherwise the newest one if the client declined it. */
export const decidedPrice = ({ prices }: Priced): DecidedPrice | undefined =>
  prices.find((price) => isDecided(price, 'accepted')) ??
  prices.slice(0, 1).find((price) => isDecided(price, 'declined'))

/** Formats a price of the history, `1200.00 EUR`. */
export function historyPrice(intl: Pick<IntlShape, 'formatNumber'>, text: string): string {
  const [amount = '', currency = ''] = text.split(' ')
  return formatAmount(intl, amount, currency)
}
