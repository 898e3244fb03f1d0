import { Button, Text } from '@chakra-ui/react'
import type { CompanyPage } from '@contract/companies.ts'
import { useIntl } from 'react-intl'
import { PersonButton } from '@/features/people/shared/person-button.tsx'
import { languageName } from '@/features/projects/shared/languages.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { DescriptionList } from '@/ui/layout/description-list.tsx'
import { SectionCard } from '@/ui/layout/section-card.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'

type TermsSectionProps = { terms: CompanyPage['terms']; onEdit: (() => void) | undefined }

/** The terms of a company and the defaults of its new requests, with the button that edits them. */
export function TermsSection({ terms, onEdit }: TermsSectionProps) {
  const intl = useIntl()
  const t = useT('companies')
  const { defaultAssignee, sourceLanguage, targetLanguages } = terms
  return (
    <SectionCard
      title={t('terms.title')}
      actions={
        onEdit ? (
          <Button size="xs" variant="outline" onClick={onEdit}>
            {t('terms.edit')}
          </Button>
        ) : null
      }
    >
      {terms.terms ? (
        <Text whiteSpace="pre-wrap" dir="auto" css={textAlignMatchParent} overflowWrap="anywhere" mb="4">
          {terms.terms}
        </Text>
      ) : (
        <Text color="fg.muted" mb="4">
          {t('terms.none')}
        </Text>
      )}
      <DescriptionList
        isStacked
        items={[
          {
            name: t('field.defaultAssigneeId'),
            value: defaultAssignee ? <PersonButton person={defaultAssignee} /> : null,
          },
          {
            name: t('field.sourceLanguage'),
            value: sourceLanguage ? languageName(intl, sourceLanguage) : null,
          },
          {
            name: t('field.targetLanguages'),
            value:
              targetLanguages.length > 0
                ? intl.formatList(targetLanguages.map((tag) => languageName(intl, tag)))
                : null,
          },
        ]}
      />
    </SectionCard>
  )
}
