import { Button, Field, Flex, List, Stack, Text, Textarea } from '@chakra-ui/react'
import type { MailLink } from '@contract/mail-links.ts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { AuthFrame } from './auth-frame.tsx'
import { LinkedText } from './linked-text.tsx'

type DecisionFormProps = {
  link: MailLink
  delivery: NonNullable<MailLink['delivery']>
  isPending: boolean
  isFailed: boolean
  pending: 'answer' | 'acceptance' | 'correction' | null
  onAccept: () => void
  onCorrect: (comment: string) => void
}

/** Shows the delivery of the link in a mail and asks once: accept it, or what to correct. */
export function DecisionForm({
  link,
  delivery,
  isPending,
  isFailed,
  pending,
  onAccept,
  onCorrect,
}: DecisionFormProps) {
  const intl = useIntl()
  const t = useT('auth.answer')
  const [isCorrecting, setIsCorrecting] = useState(false)
  const [comment, setComment] = useState('')
  const { no, at, files } = delivery
  const date = formatDate(intl, at, 'day')
  const lead = link.author
    ? t('delivery-by', { no, name: link.author, date })
    : t('delivery-at', { no, date })
  return (
    <AuthFrame title={link.title} lead={lead}>
      <Stack gap="5">
        {link.text === '' ? null : <LinkedText label={t('note')} text={link.text} />}
        {files.length === 0 ? null : (
          <Stack gap="1">
            <Text textStyle="label">{t('files', { count: files.length })}</Text>
            <List.Root ps="5" maxH="30vh" overflowY="auto">
              {files.map((name, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two files can have one name, and the list never changes.
                <List.Item key={index} overflowWrap="anywhere">
                  <bdi>{name}</bdi>
                </List.Item>
              ))}
            </List.Root>
            <Text textStyle="sm" color="fg.muted">
              {t('files-help')}
            </Text>
          </Stack>
        )}
        {isFailed ? (
          <Text role="alert" color="fg.error">
            {t('failed-decision')}
          </Text>
        ) : null}
        {isCorrecting ? (
          <Stack gap="4" asChild>
            <form
              onSubmit={(event) => {
                event.preventDefault()
                if (comment.trim() !== '') onCorrect(comment)
              }}
            >
              <Field.Root>
                <Field.Label>{t('correction-label')}</Field.Label>
                <Textarea
                  autoFocus
                  rows={5}
                  maxLength={5000}
                  dir="auto"
                  value={comment}
                  onChange={(event) => setComment(event.target.value)}
                />
              </Field.Root>
              <Flex gap="3" wrap="wrap">
                <Button type="submit" loading={isPending} disabled={comment.trim() === ''}>
                  {t('correction-send')}
                </Button>
                <Button variant="outline" disabled={isPending} onClick={() => setIsCorrecting(false)}>
                  {t('back')}
                </Button>
              </Flex>
            </form>
          </Stack>
        ) : (
          <Stack gap="3">
            <Text>{t('accept-question', { no })}</Text>
            <Flex gap="3" wrap="wrap">
              <Button loading={pending === 'acceptance'} onClick={onAccept}>
                {t('accept')}
              </Button>
              <Button variant="outline" disabled={isPending} onClick={() => setIsCorrecting(true)}>
                {t('correct')}
              </Button>
            </Flex>
          </Stack>
        )}
      </Stack>
    </AuthFrame>
  )
}
