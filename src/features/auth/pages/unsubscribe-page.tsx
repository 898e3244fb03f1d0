import { Button } from '@chakra-ui/react'
import { unsubscribeQuery } from '@contract/notification-mails.ts'
import { useMutation } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { href } from '@/lib/routing/href.ts'
import { ErrorState } from '@/ui/feedback/states.tsx'
import { unsubscribe } from '../api/unsubscribe.ts'
import { AuthFrame } from '../components/auth-frame.tsx'

/** The target of the link that ends mails; it asks once, because programs follow links too. */
export function Page() {
  const intl = useIntl()
  const [params] = useSearchParams()
  const link = unsubscribeQuery.safeParse(Object.fromEntries(params))
  const stop = useMutation({ mutationFn: unsubscribe })
  if (!link.success)
    return (
      <AuthFrame
        title={intl.formatMessage({ id: 'auth.unsubscribe.title' })}
        lead={intl.formatMessage({ id: 'auth.unsubscribe.invalid' })}
      >
        <SettingsLink />
      </AuthFrame>
    )
  const { group } = link.data
  if (stop.isSuccess)
    return (
      <AuthFrame
        title={intl.formatMessage({ id: 'auth.unsubscribe.done' })}
        lead={intl.formatMessage({ id: `auth.unsubscribe.body.${group}` })}
      >
        <SettingsLink />
      </AuthFrame>
    )
  return (
    <AuthFrame
      title={intl.formatMessage({ id: 'auth.unsubscribe.title' })}
      lead={intl.formatMessage({ id: `auth.unsubscribe.lead.${group}` })}
    >
      {stop.isError ? (
        <ErrorState onRetry={() => stop.mutate(link.data)} isRetrying={stop.isPending} />
      ) : (
        <Button alignSelf="flex-start" loading={stop.isPending} onClick={() => stop.mutate(link.data)}>
          <FormattedMessage id="auth.unsubscribe.confirm" />
        </Button>
      )}
    </AuthFrame>
  )
}

/** Leads to the choices of a signed-in person. */
const SettingsLink = () => (
  <Button asChild variant="outline" alignSelf="flex-start">
    <Link to={href('account.notification')}>
      <FormattedMessage id="auth.unsubscribe.settings" />
    </Link>
  </Button>
)
