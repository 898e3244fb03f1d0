import { Box, Button } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { useUser } from '@/features/auth/api/session.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { sessionsQuery, useEndSessions, useLiveSessions } from '../api/sessions.ts'
import { Loaded } from './loaded.tsx'
import { SessionRow } from './session-row.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Lists the active sessions; the user can end one of them or all others. */
export function SessionsSection() {
  const intl = useIntl()
  const confirm = useConfirm()
  const query = useQuery(sessionsQuery)
  const end = useEndSessions()
  useLiveSessions(useUser()?.uid)
  const others = query.data?.filter(({ isCurrent }) => !isCurrent).length ?? 0
  const run = async (id: string | null, text: string) => {
    try {
      await end.mutateAsync(id)
      toast.success({ title: text })
    } catch {
      toast.error({ title: intl.formatMessage({ id: 'account.sessions.failed' }) })
    }
  }
  const endOthers = async () => {
    const isSure = await confirm({
      title: intl.formatMessage({ id: 'account.sessions.ask' }),
      body: intl.formatMessage({ id: 'account.sessions.ask-body' }, { count: others }),
      confirmLabel: intl.formatMessage({ id: 'account.sessions.end-others' }),
      isDanger: true,
    })
    if (isSure) await run(null, intl.formatMessage({ id: 'account.sessions.ended-others' }))
  }
  return (
    <SettingsSection
      title={<FormattedMessage id="account.sessions.heading" />}
      description={<FormattedMessage id="account.sessions.body" />}
      action={
        others > 0 ? (
          <Button
            variant="outline"
            onClick={() => void endOthers()}
            loading={end.isPending && end.variables === null}
          >
            <FormattedMessage id="account.sessions.end-others" />
          </Button>
        ) : null
      }
    >
      <Loaded query={query} rows={2}>
        {(sessions) => (
          <Box as="ul" listStyleType="none">
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isBusy={end.isPending && end.variables === session.id}
                onEnd={(name) =>
                  void run(session.id, intl.formatMessage({ id: 'account.sessions.ended' }, { name }))
                }
              />
            ))}
          </Box>
        )}
      </Loaded>
    </SettingsSection>
  )
}
