import { FormattedMessage, useIntl } from 'react-intl'
import { languageNames, languages, setLanguage, useLanguage } from '@/lib/i18n/language.ts'
import { SegmentChoice } from '@/ui/inputs/segment-choice.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Selects the interface language; it applies and is stored immediately, as in the app bar. */
export function InterfaceLanguage() {
  const intl = useIntl()
  return (
    <SettingsSection
      title={<FormattedMessage id="account.language.heading" />}
      description={<FormattedMessage id="account.language.body" />}
    >
      <SegmentChoice
        label={intl.formatMessage({ id: 'account.language.heading' })}
        value={useLanguage()}
        choices={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={setLanguage}
      />
    </SettingsSection>
  )
}
