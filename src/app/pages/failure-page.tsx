import { Box, Button, Flex } from '@chakra-ui/react'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link, useLocation } from 'react-router-dom'
import { useIsOnline } from '@/lib/browser/online.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { ErrorState } from '@/ui/feedback/states.tsx'
import { scriptOf } from '../shell/version.ts'
import { describeError, failureOf } from './failure.ts'

type FailurePageProps = {
  error: unknown
  /** Renders the screen again without reloading the app. */
  onRetry: () => void
  isRetrying?: boolean
  /** True when the app frame is not rendered. */
  isAlone?: boolean
}

const reload = () => window.location.reload()

/** The error screen: the reason, and the actions retry, reload, home and copy details. */
export function FailurePage({ error, onRetry, isRetrying = false, isAlone = false }: FailurePageProps) {
  const intl = useIntl()
  const failure = failureOf(error, useIsOnline())
  const t = useT('app.error')
  return (
    <Box as={isAlone ? 'main' : 'section'} minH={isAlone ? '100dvh' : undefined}>
      <ErrorState
        level="h1"
        drawing={failure === 'offline' || failure === 'network' ? 'paper-boat' : 'spilled-ink'}
        title={t(failure === 'broken' ? 'heading' : `${failure}.heading`)}
        body={t(failure === 'broken' ? 'body' : failure)}
        action={
          <Flex gap="2" wrap="wrap" justify="center">
            {failure === 'version' ? (
              <Button onClick={reload}>{intl.formatMessage({ id: 'app.version.reload' })}</Button>
            ) : (
              <Button onClick={onRetry} loading={isRetrying}>
                {intl.formatMessage({ id: 'ui.retry' })}
              </Button>
            )}
            {failure === 'offline' ? null : (
              <Button asChild variant="outline">
                <Link to="/">{t('home')}</Link>
              </Button>
            )}
            {failure === 'broken' ? <CopyDetails error={error} /> : null}
          </Flex>
        }
      />
    </Box>
  )
}

function CopyDetails({ error }: { error: unknown }) {
  const intl = useIntl()
  const { pathname, search } = useLocation()
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    const version = scriptOf(document.documentElement.outerHTML)
    try {
      await navigator.clipboard.writeText(describeError(error, pathname + search, version, new Date()))
      setIsCopied(true)
    } catch (refusal) {
      console.warn('The details could not be copied.', refusal)
    }
  }
  const Sign = isCopied ? Check : Copy
  return (
    <Button variant="ghost" colorPalette="gray" onClick={() => void copy()}>
      <Sign size={16} aria-hidden />
      <span aria-live="polite">
        {intl.formatMessage({ id: isCopied ? 'app.error.copied' : 'app.error.copy' })}
      </span>
    </Button>
  )
}
