import { Button, Field, Stack, Text, Textarea } from '@chakra-ui/react'
import type { MailLink } from '@contract/mail-links.ts'
import { useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { AuthFrame } from './auth-frame.tsx'
import { LinkedText } from './linked-text.tsx'

type AnswerFormProps = {
  link: MailLink
  isPending: boolean
  isFailed: boolean
  onSend: (text: string) => void
}

/** Shows the text that the link of a mail answers, and takes the answer. */
export function AnswerForm({ link, isPending, isFailed, onSend }: AnswerFormProps) {
  const t = useT('auth.answer')
  const [text, setText] = useState('')
  const { title, author, text: question } = link
  return (
    <AuthFrame title={title} lead={author ? t('from', { name: author }) : ''}>
      <Stack gap="5" asChild>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim() !== '') onSend(text)
          }}
        >
          {question === '' ? null : <LinkedText label={title} text={question} />}
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
          {isFailed ? (
            <Text role="alert" color="fg.error">
              {t('failed')}
            </Text>
          ) : null}
          <Button type="submit" alignSelf="flex-start" loading={isPending} disabled={text.trim() === ''}>
            {t('send')}
          </Button>
        </form>
      </Stack>
    </AuthFrame>
  )
}
