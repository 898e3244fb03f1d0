import type { ProjectDelivery } from '@contract/project-deliveries.ts'
import type { IntlShape } from 'react-intl'
import { languageName } from '../shared/languages.ts'

type TitleIntl = Pick<IntlShape, 'formatMessage' | 'formatDisplayName'>

type DeliveryName = Pick<ProjectDelivery, 'no' | 'targetLanguage'>

/** The number of a delivery with its target language, if it has one, for the middle of a sentence. */
export const deliveryNo = (intl: TitleIntl, { no, targetLanguage }: DeliveryName): string =>
  targetLanguage === null
    ? String(no)
    : intl.formatMessage(
        { id: 'projects.delivery.no-of' },
        { no, language: languageName(intl, targetLanguage) },
      )

/** The title of a delivery: its number with its target language, if it has one. */
export function deliveryTitle(intl: TitleIntl, { no, targetLanguage }: DeliveryName): string {
  return targetLanguage === null
    ? intl.formatMessage({ id: 'projects.delivery.title' }, { no })
    : intl.formatMessage(
        { id: 'projects.delivery.title-of' },
        { no, language: languageName(intl, targetLanguage) },
      )
}
