import type { Property } from '@contract/demo/properties.ts'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { ReviewList } from '../../shared/review-list.tsx'
import { propertyPrice, squareMetres } from './property-text.ts'

/** Everything a listed property says. */
export function PropertyFacts({ property }: { property: Property }) {
  const intl = useIntl()
  const t = useT('wizards.property')
  const { lister, listerName, email, phone, kind, purpose, street, postcode, city, countryCode } = property
  const country = intl.formatDisplayName(countryCode.toUpperCase(), { type: 'region' }) ?? countryCode
  return (
    <ReviewList
      entries={[
        [t('name'), property.title],
        [t('kind'), `${t(`kind.${kind}`)} · ${t(`purpose.${purpose}`)}`],
        [t('address'), `${street}, ${postcode} ${city}, ${country}`],
        [t(`lister.${lister}`), [listerName, email, phone].filter((part) => part !== '').join(' · ')],
        [t('size'), t('size-text', { rooms: property.rooms, seats: property.seats })],
        [
          t('area'),
          `${squareMetres(intl, property.areaM2)} (${t('usable')}: ${squareMetres(intl, property.usableM2)})`,
        ],
        [t('features'), intl.formatList(property.features.map((feature) => t(`feature.${feature}`)))],
        [t('available'), formatDate(intl, property.availableOn, 'day')],
        [t('price'), propertyPrice(intl, property)],
        [t('description'), property.description],
      ]}
    />
  )
}
