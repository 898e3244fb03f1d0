import { Button } from '@chakra-ui/react'
import { useQueries } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { version as reactVersion } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useUser } from '@/features/auth/api/session.ts'
import { useAbility } from '@/lib/auth/ability.ts'
import { useRoleName } from '@/lib/auth/role-name.ts'
import { useLanguage } from '@/lib/i18n/language.ts'
import { PageFrame } from '@/ui/layout/page.tsx'
import { checkApi, checkRealtime, checkSession, checkStorage, type Finding } from '../api/diagnostics.ts'
import { CheckCard, type CheckName } from '../components/check-card.tsx'
import { DiagnosticsTable } from '../components/diagnostics-table.tsx'

const builtAs = () =>
  /[^/]+$/.exec(document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '')?.[0] ?? '–'

/** Checks that every service is reachable from this browser (`/sdtestpage`). */
export function Page() {
  const intl = useIntl()
  const user = useUser()
  const ability = useAbility()
  const roleName = useRoleName()
  const language = useLanguage()
  const uid = user?.uid ?? ''
  const checks: readonly { name: CheckName; run: () => Promise<Finding> }[] = [
    { name: 'session', run: checkSession },
    { name: 'api', run: checkApi },
    { name: 'realtime', run: () => checkRealtime(uid) },
    { name: 'storage', run: () => checkStorage(uid) },
  ]
  const results = useQueries({
    queries: checks.map(({ name, run }) => ({
      queryKey: ['diagnostics', name, uid] as const,
      queryFn: run,
      retry: false,
      staleTime: 0,
      gcTime: 0,
    })),
  })
  const isBusy = results.some((result) => result.isFetching)
  return (
    <PageFrame
      title={<FormattedMessage id="access.diagnostics.title" />}
      description={<FormattedMessage id="access.diagnostics.description" />}
      actions={
        <Button
          loading={isBusy}
          onClick={() => {
            for (const result of results) void result.refetch()
          }}
        >
          <RefreshCw size={16} aria-hidden />
          <FormattedMessage id="access.diagnostics.again" />
        </Button>
      }
    >
      <CheckCard
        checks={checks.map(({ name }, at) => {
          const { data, isError, isFetching } = results[at] ?? {}
          return { name, data, state: isFetching ? 'busy' : isError ? 'bad' : 'good' }
        })}
      />
      <DiagnosticsTable
        facts={[
          { name: 'person', value: user?.fullName ?? '' },
          { name: 'role', value: roleName(user?.role ?? '') },
          { name: 'rules', value: intl.formatNumber(ability.rules.length) },
          { name: 'language', value: language },
          { name: 'zone', value: Intl.DateTimeFormat().resolvedOptions().timeZone },
          { name: 'build', value: builtAs() },
          { name: 'react', value: reactVersion },
          { name: 'browser', value: navigator.userAgent },
        ]}
      />
    </PageFrame>
  )
}
