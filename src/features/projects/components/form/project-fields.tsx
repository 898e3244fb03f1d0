import { Box, SimpleGrid } from '@chakra-ui/react'
import { SERVICE_TYPES, TIME_PREFERENCES } from '@contract/project-fields.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { DateField } from '@/ui/form/date-field.tsx'
import { isDay } from '@/ui/form/days.ts'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextAreaField, TextField } from '@/ui/form/text-field.tsx'
import { companyChoicesQuery } from '../../api/choices.ts'
import type { ProjectFormValues } from '../../model/project-form-schema.ts'
import { LanguagesField } from '../../shared/languages-field.tsx'

type ProjectFieldsProps = {
  today: string
  /** Shows the company field, because staff may file for a company. */
  hasCompany?: boolean
}

/** The fields of a project, in form order. */
export function ProjectFields({ today, hasCompany = false }: ProjectFieldsProps) {
  const { trigger, formState } = useFormContext<ProjectFormValues>()
  const { isSubmitted } = formState
  const dueDate = useWatch<ProjectFormValues, 'dueDate'>({ name: 'dueDate' })
  const serviceType = useWatch<ProjectFormValues, 'serviceType'>({ name: 'serviceType' })
  useEffect(() => {
    // The second date is validated against the first one.
    if (isSubmitted && isDay(dueDate)) void trigger('latestCompletionDate')
  }, [isSubmitted, dueDate, trigger])
  const t = useT('projects')
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="4" rowGap="4" alignItems="start">
      <Box gridColumn={{ md: 'span 2' }}>
        <TextField name="title" label={t('field.title')} isRequired maxLength={200} autoComplete="off" />
      </Box>
      <TextField
        name="property"
        label={t('field.property')}
        help={t('form.property-help')}
        isRequired
        maxLength={200}
        autoComplete="off"
      />
      <SelectField
        name="serviceType"
        label={t('field.serviceType')}
        isRequired
        placeholder={t('form.choose')}
        options={SERVICE_TYPES.map((value) => ({ value, label: t(`serviceType.${value}`) }))}
      />
      <LanguagesField name="sourceLanguage" label={t('field.sourceLanguage')} isSingle />
      <LanguagesField
        name="targetLanguages"
        label={t('field.targetLanguages')}
        help={t('form.languages-help')}
      />
      <DateField name="dueDate" label={t('field.dueDate')} isRequired min={today} />
      <DateField
        name="latestCompletionDate"
        label={t('field.latestCompletionDate')}
        isRequired
        min={isDay(dueDate) && dueDate > today ? dueDate : today}
      />
      <SelectField
        name="timePreference"
        label={t('field.timePreference')}
        isRequired
        placeholder={t('form.choose')}
        options={TIME_PREFERENCES.map((value) => ({ value, label: t(`timePreference.${value}`) }))}
      />
      <TextField
        name="contactEmail"
        label={t('field.contactEmail')}
        type="email"
        inputMode="email"
        dir="ltr"
        autoComplete="email"
      />
      <TextField
        name="clientReference"
        label={t('field.clientReference')}
        help={t('form.reference-help')}
        maxLength={100}
        autoComplete="off"
      />
      {hasCompany ? <CompanyField /> : null}
      <Box gridColumn={{ md: 'span 2' }}>
        <TextAreaField name="description" label={t('field.description')} rows={4} maxLength={10_000} />
      </Box>
      <Box gridColumn={{ md: 'span 2' }}>
        <TextAreaField
          name="serviceDescription"
          label={t('field.serviceDescription')}
          help={t('form.service-help')}
          rows={3}
          maxLength={5000}
        />
      </Box>
      {serviceType === 'voiceOver' ? (
        <Box gridColumn={{ md: 'span 2' }}>
          <TextAreaField
            name="voiceWishes"
            label={t('field.voiceWishes')}
            help={t('form.voice-help')}
            rows={2}
            maxLength={1000}
          />
        </Box>
      ) : null}
    </SimpleGrid>
  )
}

function CompanyField() {
  const intl = useIntl()
  const { data = [] } = useQuery(companyChoicesQuery)
  return (
    <SelectField
      name="companyId"
      label={intl.formatMessage({ id: 'projects.form.company' })}
      placeholder={intl.formatMessage({ id: 'projects.form.company-own' })}
      options={data.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
