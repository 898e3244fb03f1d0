import { SimpleGrid } from '@chakra-ui/react'
import { BILLINGS, PLANS } from '@contract/users.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useRoleName } from '@/lib/auth/role-name.ts'
import { spokenLanguageOptions } from '@/lib/i18n/language-options.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { companyNamesQuery, roleNamesQuery } from '../api/choices.ts'

type UserFieldsProps = {
  /** Shown after the name: the address of an invitation, or the status of an existing user. */
  children: ReactNode
  /** Users cannot change their own role or company. */
  isOwn?: boolean
  /** A company that is not among the first hundred. */
  company?: { id: string | null; name: string }
  /** The stored language, which may be missing from the usual list. */
  language?: string
  /** The company named at sign-up, shown while no company is assigned. */
  statedCompany?: string
}

/** The fields shared by the invitation and the edit form. */
export function UserFields({
  children,
  isOwn = false,
  company,
  language = '',
  statedCompany = '',
}: UserFieldsProps) {
  const intl = useIntl()
  const t = useT('users')
  const roleName = useRoleName()
  const roles = useQuery(roleNamesQuery).data ?? []
  const companies = [...(useQuery(companyNamesQuery).data ?? [])]
  if (company?.id && !companies.some(({ id }) => id === company.id))
    companies.push({ id: company.id, name: company.name } as (typeof companies)[number])
  const companyHelp = isOwn
    ? t('form.own-company')
    : statedCompany && !company?.id
      ? intl.formatMessage({ id: 'users.form.stated-company' }, { company: statedCompany })
      : undefined
  return (
    <>
      <TextField name="fullName" label={t('field.fullName')} autoComplete="off" isRequired />
      {children}
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <SelectField
          name="role"
          label={t('field.role')}
          placeholder={t('form.choose-role')}
          options={roles.map((value) => ({ value, label: roleName(value) }))}
          isDisabled={isOwn}
          {...(isOwn ? { help: t('form.own-role') } : {})}
          isRequired
        />
        <SelectField
          name="companyId"
          label={t('field.company')}
          isDisabled={isOwn}
          {...(companyHelp ? { help: companyHelp } : {})}
          options={[
            { value: '', label: t('form.no-company') },
            ...companies.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <SelectField
          name="currentPlan"
          label={t('field.currentPlan')}
          options={PLANS.map((value) => ({ value, label: t(`plan.${value}`) }))}
        />
        <SelectField
          name="billing"
          label={t('field.billing')}
          options={BILLINGS.map((value) => ({ value, label: t(`billing.${value}`) }))}
        />
        <TextField
          name="username"
          label={t('field.username')}
          help={t('form.username-help')}
          autoComplete="off"
          dir="ltr"
        />
        <TextField name="department" label={t('field.department')} autoComplete="off" />
        <TextField name="country" label={t('field.country')} autoComplete="off" />
        <TextField name="contact" label={t('field.contact')} autoComplete="off" dir="ltr" />
        <SelectField
          name="language"
          label={t('field.language')}
          options={spokenLanguageOptions(intl.locale, t('form.no-language'), language)}
        />
        <TextField name="taxId" label={t('field.taxId')} autoComplete="off" dir="ltr" />
      </SimpleGrid>
    </>
  )
}
