import type { ProjectDelivery } from '@contract/project-deliveries.ts'
import type { IntlShape } from 'react-intl'
import { languageName } from './languages.ts'

type TitleIntl = Pick<IntlShape, 'formatMessage' | 'formatDisplayName'>

/** The number of a delivery with its target language, if it has one. */
export function deliveryTitle(
  intl: TitleIntl,
  { no, targetLanguage }: Pick<ProjectDelivery, 'no' | 'targetLanguage'>,
): string {
  return targetLanguage === null
    ? intl.formatMessage({ id: 'projects.delivery.title' }, { no })
    : intl.formatMessage(
        { id: 'projects.delivery.title-of' },
        { no, language: languageName(intl, targetLanguage) },
      )
}
