import type { Deal } from '@contract/demo/deals.ts'
import { useFormContext } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatMoney } from '@/ui/format/format-money.ts'
import { type DealValues, dealBodyOf } from '../../model/deal-form.ts'
import { ReviewList } from '../../shared/review-list.tsx'
import { dealPeriod, dealValue } from './deal-text.ts'

/** The last step: the deal as it will be saved. */
export function DealReviewStep() {
  return <DealFacts deal={dealBodyOf(useFormContext<DealValues>().getValues())} />
}

/** Everything a deal says. */
export function DealFacts({ deal }: { deal: Omit<Deal, 'createdAt'> }) {
  const intl = useIntl()
  const t = useT('wizards.deal')
  return (
    <ReviewList
      entries={[
        [t('name'), deal.title],
        [t('code'), deal.code.toUpperCase()],
        [t('value'), dealValue(intl, deal)],
        [t('services'), intl.formatList(deal.services.map((service) => t(`service.${service}`)))],
        [t('when'), dealPeriod(intl, deal)],
        [t('audience'), t(`audience.${deal.audience}`)],
        [t('minimum'), deal.minimumCents === 0 ? t('no-minimum') : formatMoney(intl, deal.minimumCents)],
        [t('uses'), deal.usesMost === null ? t('no-limit') : intl.formatNumber(deal.usesMost)],
        [t('combination'), t(deal.isCombinable ? 'combination.yes' : 'combination.no')],
        [t('description'), deal.description],
      ]}
    />
  )
}
