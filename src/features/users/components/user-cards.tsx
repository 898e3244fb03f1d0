import { SimpleGrid, Stack } from '@chakra-ui/react'
import type { UserDetail } from '@contract/users.ts'
import { useIntl } from 'react-intl'
import { useRoleName } from '@/lib/role-name.ts'
import { formatDate } from '@/ui/format-date.ts'
import { DescriptionCard, DescriptionList } from './description-list.tsx'
import { UserProjectsCard } from './user-projects-card.tsx'

/** What the administration knows of a person, by subject. */
export function UserCards({ user }: { user: UserDetail }) {
  const intl = useIntl()
  const roleName = useRoleName()
  const say = (id: string, values?: Record<string, number>) =>
    intl.formatMessage({ id: `users.${id}` }, values)
  const date = (value: string | null) =>
    value === null ? say('view.never') : formatDate(intl, value, 'dayTime')
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" alignItems="start">
      <Stack gap="4" minW="0">
        <DescriptionCard title={say('view.account')}>
          <DescriptionList
            facts={[
              { name: say('field.role'), value: roleName(user.role) },
              { name: say('field.username'), value: user.username },
              { name: say('field.company'), value: user.company },
              { name: say('field.department'), value: user.department },
              { name: say('view.sessions'), value: say('view.session-count', { count: user.sessions }) },
              { name: say('view.last-visit'), value: date(user.lastSignInAt) },
              { name: say('view.created'), value: date(user.createdAt) },
              { name: say('view.updated'), value: date(user.lastUpdated) },
            ]}
          />
        </DescriptionCard>
        <DescriptionCard title={say('view.plan')}>
          <DescriptionList
            facts={[
              { name: say('field.currentPlan'), value: say(`plan.${user.currentPlan}`) },
              { name: say('field.billing'), value: say(`billing.${user.billing}`) },
              { name: say('field.taxId'), value: user.taxId },
            ]}
          />
        </DescriptionCard>
      </Stack>
      <Stack gap="4" minW="0">
        <DescriptionCard title={say('view.contact')}>
          <DescriptionList
            facts={[
              {
                name: say('field.email'),
                value: (
                  <a href={`mailto:${user.email}`} style={{ textDecoration: 'underline' }}>
                    {user.email}
                  </a>
                ),
              },
              { name: say('field.contact'), value: user.contact },
              { name: say('field.country'), value: user.country },
              { name: say('field.language'), value: user.language },
            ]}
          />
        </DescriptionCard>
        <UserProjectsCard no={user.id} />
      </Stack>
    </SimpleGrid>
  )
}
