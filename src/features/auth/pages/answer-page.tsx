import { Box, Button, Field, Stack, Text, Textarea } from '@chakra-ui/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { ApiError } from '@/lib/api-error.ts'
import { href } from '@/lib/href.ts'
import { ErrorState, RowsSkeleton } from '@/ui/states.tsx'
import { answerByLink, mailLinkQuery } from '../api/answer-link.ts'
import { AuthFrame } from '../components/auth-frame.tsx'

/** The target of the link in a mail to a client: shows the text and takes one answer without a sign-in. */
export function Page() {
  const intl = useIntl()
  const token = useSearchParams()[0].get('token') ?? ''
  const link = useQuery({ ...mailLinkQuery(token), enabled: token !== '' })
  const send = useMutation({ mutationFn: answerByLink })
  const [text, setText] = useState('')
  const t = (id: string) => intl.formatMessage({ id: `auth.answer.${id}` })
  const isGone = (error: unknown) => error instanceof ApiError && [404, 422].includes(error.status)
  const isUsed = link.data?.isUsed || (send.error instanceof ApiError && send.error.status === 409)
  if (send.isSuccess) return <Notice title={t('done')} lead={t('done-body')} />
  if (token === '' || isGone(link.error) || isGone(send.error))
    return <Notice title={t('title')} lead={t('invalid')} />
  if (isUsed) return <Notice title={t('title')} lead={t('used')} />
  if (!link.data)
    return (
      <AuthFrame title={t('title')}>
        {link.isPending ? (
          <RowsSkeleton rows={4} />
        ) : (
          <ErrorState onRetry={() => void link.refetch()} isRetrying={link.isFetching} />
        )}
      </AuthFrame>
    )
  const { title, author, text: question } = link.data
  return (
    <AuthFrame
      title={title}
      lead={author ? intl.formatMessage({ id: 'auth.answer.from' }, { name: author }) : ''}
    >
      <Stack gap="5" asChild>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim() !== '') send.mutate({ token, text })
          }}
        >
          {question === '' ? null : (
            <Box
              borderStartWidth="2px"
              ps="3"
              maxH="40vh"
              overflowY="auto"
              tabIndex={0}
              role="region"
              aria-label={title}
            >
              <Text whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto">
                {question}
              </Text>
            </Box>
          )}
          <Field.Root>
            <Field.Label>{t('label')}</Field.Label>
            <Textarea
              rows={6}
              maxLength={5000}
              dir="auto"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Field.Root>
          {send.isError ? (
            <Text role="alert" color="fg.error">
              {t('failed')}
            </Text>
          ) : null}
          <Button type="submit" alignSelf="flex-start" loading={send.isPending} disabled={text.trim() === ''}>
            {t('send')}
          </Button>
        </form>
      </Stack>
    </AuthFrame>
  )
}

function Notice({ title, lead }: { title: string; lead: string }) {
  return (
    <AuthFrame title={title} lead={lead}>
      <Button asChild variant="outline" alignSelf="flex-start">
        <Link to={href('auth.login')}>
          <FormattedMessage id="auth.answer.sign-in" />
        </Link>
      </Button>
    </AuthFrame>
  )
}
