import { Button, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { MessageId } from '@/lib/i18n/message-ids.ts'
import type { DrawingName } from '@/ui/art/drawing.tsx'
import { Logo } from '@/ui/art/logo.tsx'
import { EmptyState } from '@/ui/feedback/states.tsx'
import { QuickSettings } from '../shared/quick-settings.tsx'

type MessagePageProps = {
  titleId: MessageId
  bodyId: MessageId
  drawing: DrawingName
  /** The matching HTTP status, shown as a number. */
  code?: number
  /** Uses the layout with navigation and app bar. */
  isFramed?: boolean
  /** The main action; defaults to a link to the home page. */
  action?: ReactNode
}

/** A full page with one message. */
export function MessagePage({
  titleId,
  bodyId,
  drawing,
  code,
  isFramed = false,
  action = <GoHome />,
}: MessagePageProps) {
  const intl = useIntl()
  const message = (
    <EmptyState
      level="h1"
      drawing={drawing}
      caption={code ? intl.formatMessage({ id: 'auth.error-code' }, { code: String(code) }) : undefined}
      title={intl.formatMessage({ id: titleId })}
      body={intl.formatMessage({ id: bodyId })}
      action={action}
    />
  )
  if (isFramed) return message
  return (
    <Flex direction="column" flex="1" px={{ base: '5', sm: '10' }} py={{ base: '6', sm: '8' }}>
      <Flex align="center" justify="space-between">
        <Link to="/" aria-label={intl.formatMessage({ id: 'app.home' })} style={{ display: 'inline-block' }}>
          <Logo />
        </Link>
        <QuickSettings />
      </Flex>
      <Flex flex="1" align="center" justify="center">
        {message}
      </Flex>
    </Flex>
  )
}

function GoHome() {
  const intl = useIntl()
  return (
    <Button asChild>
      <Link to="/">{intl.formatMessage({ id: 'auth.go-home' })}</Link>
    </Button>
  )
}
