import { SimpleGrid, Stack } from '@chakra-ui/react'
import type { UserDetail } from '@contract/users.ts'
import { useIntl } from 'react-intl'
import { MailAddressState } from '@/features/mail-delivery/shared/mail-address-state.tsx'
import { useRoleName } from '@/lib/auth/role-name.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { DescriptionList } from '@/ui/layout/description-list.tsx'
import { DescriptionCard } from './description-card.tsx'
import { UserProjectsCard } from './user-projects-card.tsx'

/** The administration data of a user, grouped in cards. */
export function UserCards({ user }: { user: UserDetail }) {
  const intl = useIntl()
  const roleName = useRoleName()
  const t = useT('users')
  const date = (value: string | null) =>
    value === null ? t('view.never') : formatDate(intl, value, 'dayTime')
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" alignItems="start">
      <Stack gap="4" minW="0">
        <DescriptionCard title={t('view.account')}>
          <DescriptionList
            items={[
              { name: t('field.role'), value: roleName(user.role) },
              { name: t('field.username'), value: user.username },
              {
                name: t('field.company'),
                value:
                  user.company ||
                  (user.statedCompany && t('form.stated-company', { company: user.statedCompany })),
              },
              { name: t('field.department'), value: user.department },
              { name: t('view.sessions'), value: t('view.session-count', { count: user.sessions }) },
              {
                name: t('view.factor'),
                value: t(user.hasSecondFactor ? 'view.factor-on' : 'view.factor-off'),
              },
              ...(user.factorResetAt
                ? [
                    {
                      name: t('view.factor-reset'),
                      value: t('view.factor-reset-by', {
                        day: date(user.factorResetAt),
                        name: user.factorResetBy ?? '',
                      }),
                    },
                  ]
                : []),
              { name: t('view.last-visit'), value: date(user.lastSignInAt) },
              { name: t('view.created'), value: date(user.createdAt) },
              { name: t('view.updated'), value: date(user.lastUpdated) },
            ]}
          />
        </DescriptionCard>
        <DescriptionCard title={t('view.plan')}>
          <DescriptionList
            items={[
              { name: t('field.currentPlan'), value: t(`plan.${user.currentPlan}`) },
              { name: t('field.billing'), value: t(`billing.${user.billing}`) },
              { name: t('field.taxId'), value: user.taxId },
            ]}
          />
        </DescriptionCard>
      </Stack>
      <Stack gap="4" minW="0">
        <DescriptionCard title={t('view.contact')}>
          <DescriptionList
            items={[
              {
                name: t('field.email'),
                value: (
                  <a href={`mailto:${user.email}`} style={{ textDecoration: 'underline' }}>
                    {user.email}
                  </a>
                ),
              },
              {
                name: t('view.mails'),
                value: <MailAddressState no={user.id} name={user.fullName} email={user.email} />,
              },
              { name: t('field.contact'), value: user.contact },
              { name: t('field.country'), value: user.country },
              { name: t('field.language'), value: user.language },
            ]}
          />
        </DescriptionCard>
        <UserProjectsCard no={user.id} />
      </Stack>
    </SimpleGrid>
  )
}
