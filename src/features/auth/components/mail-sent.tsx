import { Button, Link as ChakraLink, Stack, Text } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { env } from '@/lib/env.ts'
import { Drawing } from '@/ui/art/drawing.tsx'
import { AuthFrame } from './auth-frame.tsx'

type MailSentProps = { title: string; body: string }

/** Confirms that a mail was sent; with the embedded backend it links to the local mailbox. */
export function MailSent({ title, body }: MailSentProps) {
  const intl = useIntl()
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
        <ChakraLink asChild color="brand.fg">
          <Link to="/login">{intl.formatMessage({ id: 'auth.back-to-login' })}</Link>
        </ChakraLink>
      </Stack>
    </AuthFrame>
  )
}
