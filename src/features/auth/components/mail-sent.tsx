import { Button, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { env } from '@/lib/api/env.ts'
import { Drawing } from '@/ui/art/drawing.tsx'
import { useAuthPaths } from '../hooks/use-auth-paths.ts'
import { AuthFrame } from './auth-frame.tsx'
import { AuthLink } from './auth-link.tsx'

type MailSentProps = {
  title: string
  body: string
  /** A further action below the text. */
  action?: ReactNode
}

/** Confirms that a mail was sent; with the embedded backend it links to the local mailbox. */
export function MailSent({ title, body, action }: MailSentProps) {
  const intl = useIntl()
  const paths = useAuthPaths()
  return (
    <AuthFrame title={title}>
      <Stack gap="5" align="flex-start" role="status">
        <Drawing name="envelope" size="120px" />
        <Text color="fg.muted">{body}</Text>
        {env.mailUrl ? (
          <Button asChild>
            <a href={env.mailUrl} target="_blank" rel="noreferrer">
              {intl.formatMessage({ id: 'auth.mail.open' })}
            </a>
          </Button>
        ) : null}
        {action}
        <AuthLink to={paths.login}>{intl.formatMessage({ id: 'auth.back-to-login' })}</AuthLink>
      </Stack>
    </AuthFrame>
  )
}
