import { type CompanyPage, companyResponse } from '@contract/companies.ts'
import { languageTag } from '@contract/project-fields.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { peopleQuery } from '@/features/people/api/people.ts'
import { languagesOf } from '@/features/projects/shared/languages.ts'
import { LanguagesField } from '@/features/projects/shared/languages-field.tsx'
import { ApiError } from '@/lib/api/api-error.ts'
import { showFormError } from '@/lib/api/form-errors.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { FormDrawer } from '@/ui/form/form-drawer.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextAreaField } from '@/ui/form/text-field.tsx'
import { usePatchCompany } from '../api/companies.ts'

const areTags = (text: string) => languagesOf(text).every((tag) => languageTag.safeParse(tag).success)
const schema = z.object({
  terms: z.string().trim().max(10_000, 'projects.error.tooLong'),
  defaultAssigneeId: z.string(),
  sourceLanguage: z.string().refine(areTags, 'projects.error.language'),
  targetLanguages: z
    .string()
    .refine(areTags, 'projects.error.language')
    .refine((text) => languagesOf(text).length <= 12, 'projects.error.tooManyLanguages'),
})

/** Edits the terms of a company and the defaults of its new requests. */
export function TermsDrawer({ page, onClose }: { page: CompanyPage; onClose: () => void }) {
  const intl = useIntl()
  const t = useT('companies')
  const { company, terms } = page
  const patch = usePatchCompany()
  const staff = useQuery(peopleQuery({ isStaffOnly: true, limit: 200 })).data ?? []
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: {
      terms: terms.terms,
      defaultAssigneeId: terms.defaultAssignee?.uid ?? '',
      sourceLanguage: terms.sourceLanguage,
      targetLanguages: terms.targetLanguages.join(','),
    },
  })
  // The revision on which the entries are based; a newer one of another person is replaced only by a second save.
  const [revision, setRevision] = useState(company.revision)
  const current = terms.defaultAssignee
  const choices = staff.some(({ uid }) => uid === current?.uid) || !current ? staff : [current, ...staff]
  return (
    <FormDrawer
      title={t('terms.edit-title')}
      onClose={onClose}
      form={form}
      submit={intl.formatMessage({ id: 'ui.save' })}
      onSubmit={async ({ terms: text, defaultAssigneeId, sourceLanguage, targetLanguages }) => {
        try {
          await patch.mutateAsync({
            id: company.id,
            revision,
            terms: text,
            defaultAssigneeId: defaultAssigneeId || null,
            sourceLanguage,
            targetLanguages: languagesOf(targetLanguages),
          })
          toast.success({ title: t('terms.saved') })
          onClose()
        } catch (error) {
          const stored = error instanceof ApiError ? companyResponse.safeParse(error.body).data : null
          if (stored) {
            setRevision(stored.company.revision)
            form.setError('root', { message: 'companies.terms.changed' })
          } else showFormError(form, error, { fallbackId: 'ui.form.failed' })
        }
      }}
    >
      <TextAreaField
        name="terms"
        label={t('terms.title')}
        help={t('terms.help')}
        rows={8}
        maxLength={10_000}
      />
      <SelectField
        name="defaultAssigneeId"
        label={t('field.defaultAssigneeId')}
        help={t('terms.assignee-help')}
        options={[
          { value: '', label: t('terms.nobody') },
          ...choices.map(({ uid, name }) => ({ value: uid, label: name })),
        ]}
      />
      <LanguagesField name="sourceLanguage" label={t('field.sourceLanguage')} isSingle />
      <LanguagesField
        name="targetLanguages"
        label={t('field.targetLanguages')}
        help={t('terms.languages-help')}
      />
    </FormDrawer>
  )
}
