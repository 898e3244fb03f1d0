import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import type { Role } from '@contract/roles.ts'
import { useQuery } from '@tanstack/react-query'
import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PersonAvatar } from '@/features/people/shared/person-avatar.tsx'
import { createAbility } from '@/lib/auth/ability.ts'
import type { MessageId } from '@/lib/i18n/message-ids.ts'
import { destinationsFor } from '@/lib/routing/destinations.ts'
import { ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { dryRunQuery } from '../api/roles.ts'
import { groupChanges } from '../model/rules.ts'
import { useRuleLabel } from './use-rule-label.ts'

const everyScreen = 1000
const shownPeople = 12

type DryRunProps = { role: Role; rules: Role['rules'] }

/** Previews the rights, screens and users that a change of rules affects, before it is saved. */
export function DryRun({ role, rules }: DryRunProps) {
  const intl = useIntl()
  const words = useRuleLabel()
  const run = useQuery(dryRunQuery(role.name, rules as never))
  if (run.isPending) return <RowsSkeleton rows={6} />
  if (run.isError)
    return <ErrorState onRetry={() => void run.refetch()} isRetrying={run.isFetching} level="h3" />
  const groups = groupChanges(run.data.changes)
  const before = destinationsFor(createAbility(role.rules), everyScreen)
  const after = destinationsFor(createAbility(rules), everyScreen)
  const opened = after.filter(({ id }) => !before.some((screen) => screen.id === id))
  const closed = before.filter(({ id }) => !after.some((screen) => screen.id === id))
  const names = (screens: typeof before) =>
    intl.formatList(
      screens.map(({ labelId }) => intl.formatMessage({ id: labelId })),
      { type: 'conjunction' },
    )
  const { people, total } = run.data
  return (
    <Stack gap="5">
      <Part heading="access.dry-run.rights">
        {groups.length === 0 ? (
          <Text color="fg.muted">
            <FormattedMessage id="access.dry-run.same" />
          </Text>
        ) : (
          <Stack as="ul" gap="1.5" listStyleType="none">
            {groups.map(({ subject, gained, lost }) => (
              <Box as="li" key={subject}>
                {gained.length > 0 ? (
                  <Line isGain subject={words.subject(subject)} actions={gained.map(words.action)} />
                ) : null}
                {lost.length > 0 ? (
                  <Line subject={words.subject(subject)} actions={lost.map(words.action)} />
                ) : null}
              </Box>
            ))}
          </Stack>
        )}
      </Part>
      {opened.length + closed.length > 0 ? (
        <Part heading="access.dry-run.screens">
          {opened.length > 0 ? (
            <Text>
              <FormattedMessage
                id="access.dry-run.opened"
                values={{ screens: names(opened), count: opened.length }}
              />
            </Text>
          ) : null}
          {closed.length > 0 ? (
            <Text>
              <FormattedMessage
                id="access.dry-run.closed"
                values={{ screens: names(closed), count: closed.length }}
              />
            </Text>
          ) : null}
        </Part>
      ) : null}
      <Part heading="access.dry-run.people">
        <Text color="fg.muted" mb="2">
          <FormattedMessage id="access.dry-run.concerned" values={{ count: total }} />
        </Text>
        <Stack as="ul" gap="1.5" listStyleType="none">
          {people.slice(0, shownPeople).map((person) => (
            <Flex as="li" key={person.uid} gap="2" align="center" minW="0">
              <PersonAvatar person={person} size="xs" />
              <Text truncate>{person.name}</Text>
              {person.isActive ? null : (
                <Text flex="none" textStyle="xs" color="fg.muted">
                  <FormattedMessage id="access.dry-run.not-active" />
                </Text>
              )}
            </Flex>
          ))}
        </Stack>
        {total > shownPeople ? (
          <Text mt="2" color="fg.muted">
            <FormattedMessage
              id="access.dry-run.more"
              values={{ count: total - Math.min(people.length, shownPeople) }}
            />
          </Text>
        ) : null}
      </Part>
    </Stack>
  )
}

function Part({ heading, children }: { heading: MessageId; children: ReactNode }) {
  return (
    <Box as="section">
      <Heading as="h3" textStyle="sm" mb="2">
        <FormattedMessage id={heading} />
      </Heading>
      {children}
    </Box>
  )
}

function Line({
  isGain = false,
  subject,
  actions,
}: {
  isGain?: boolean
  subject: string
  actions: string[]
}) {
  const intl = useIntl()
  const Sign = isGain ? Plus : Minus
  return (
    <Flex gap="2" align="flex-start" color={isGain ? 'success.fg' : 'danger.fg'}>
      <Sign size={16} strokeWidth={2} aria-hidden style={{ flexShrink: 0, marginBlockStart: '2px' }} />
      <Text>
        <FormattedMessage
          id={isGain ? 'access.dry-run.gains' : 'access.dry-run.loses'}
          values={{ subject, actions: intl.formatList(actions, { type: 'conjunction' }) }}
        />
      </Text>
    </Flex>
  )
}
