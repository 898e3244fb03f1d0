import type { Company } from '@contract/companies.ts'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { DescriptionList } from '@/ui/layout/description-list.tsx'
import { SectionCard } from '@/ui/layout/section-card.tsx'

/** The settings of a company: the content of mails, reminders and automatic acceptance. */
export function CompanyFacts({ company }: { company: Company }) {
  const intl = useIntl()
  const t = useT('companies')
  return (
    <SectionCard title={t('view.settings')}>
      <DescriptionList
        isStacked
        items={[
          { name: t('field.reminderDays'), value: t('days', { count: company.reminderDays }) },
          { name: t('field.acceptanceDays'), value: t('days', { count: company.acceptanceDays }) },
          { name: t('field.mailContent'), value: t(`mail-content.${company.mailContent}`) },
          { name: t('field.createdAt'), value: formatDate(intl, company.createdAt, 'day') },
        ]}
      />
    </SectionCard>
  )
}
