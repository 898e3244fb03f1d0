import { Box, Flex, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { ACTIONS, SUBJECTS } from '@contract/roles.ts'
import { Check, LockKeyhole, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useUser } from '@/features/auth/api/session.ts'
import { useAbility } from '@/lib/auth/ability.ts'
import { useRoleName } from '@/lib/auth/role-name.ts'
import { PageFrame } from '@/ui/layout/page.tsx'
import { raisedCard } from '@/ui/layout/raised-card.ts'
import { useRuleLabel } from '../components/use-rule-label.ts'

/** Lists the current user's rights in plain text (`/access-control`). */
export function Page() {
  const ability = useAbility()
  const user = useUser()
  const roleName = useRoleName()
  return (
    <PageFrame
      title={<FormattedMessage id="access.control.title" />}
      description={
        <FormattedMessage id="access.control.description" values={{ role: roleName(user?.role ?? '') }} />
      }
    >
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" alignItems="start">
        <Panel icon={<UsersRound size={18} aria-hidden />} name="all" />
        {ability.can('read', 'admin') ? (
          <Panel icon={<LockKeyhole size={18} aria-hidden />} name="admins" />
        ) : null}
      </SimpleGrid>
      <Abilities />
    </PageFrame>
  )
}

function Panel({ icon, name }: { icon: ReactNode; name: 'all' | 'admins' }) {
  return (
    <Box as="section" p="5" {...raisedCard}>
      <Flex gap="2" align="center" color={name === 'admins' ? 'mark.fg' : 'brand.fg'}>
        {icon}
        <Heading as="h2" textStyle="md" color="fg">
          <FormattedMessage id={`access.control.${name}`} />
        </Heading>
      </Flex>
      <Text mt="2" color="fg.muted">
        <FormattedMessage id={`access.control.${name}-body`} />
      </Text>
    </Box>
  )
}

function lineKind(subject: string, actions: readonly string[]): 'full' | 'full-of' | 'line' {
  if (!actions.includes('manage')) return 'line'
  return subject === 'all' ? 'full' : 'full-of'
}

function Abilities() {
  const intl = useIntl()
  const ability = useAbility()
  const words = useRuleLabel()
  const isAll = ability.can('manage', 'all')
  const lines = (isAll ? (['all'] as const) : SUBJECTS.filter((subject) => subject !== 'all')).flatMap(
    (subject) => {
      const actions = ACTIONS.filter((action) => ability.can(action, subject))
      if (actions.length === 0) return []
      return [{ subject, actions: actions.includes('manage') ? (['manage'] as const) : actions }]
    },
  )
  return (
    <Box as="section">
      <Heading as="h2" textStyle="md" mb="3">
        <FormattedMessage id="access.control.you-may" />
      </Heading>
      <Stack as="ul" gap="0" listStyleType="none">
        {lines.map(({ subject, actions }) => (
          <Flex as="li" key={subject} gap="3" py="2.5" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
            <Box color="success.fg" pt="0.5">
              <Check size={16} strokeWidth={2} aria-hidden />
            </Box>
            <Box>
              <Text>
                <FormattedMessage
                  id={`access.control.${lineKind(subject, actions)}`}
                  values={{
                    actions: intl.formatList(actions.map(words.action), { type: 'conjunction' }),
                    subject: words.subject(subject),
                  }}
                />
              </Text>
              <Text textStyle="xs" color="fg.muted">
                {words.help(subject)}
              </Text>
            </Box>
          </Flex>
        ))}
      </Stack>
      <Text mt="4" color="fg.muted">
        <FormattedMessage id="access.control.note" />
      </Text>
    </Box>
  )
}
