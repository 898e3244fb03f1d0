import { Button, Field, Flex, Stack, Text, Textarea } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { AuthFrame } from './auth-frame.tsx'

/** The state of a decision by link; its words come from the caller. */
export type DecisionState = {
  isPending: boolean
  isFailed: boolean
  /** True while the acceptance is being sent. */
  isAccepting: boolean
  onAccept: () => void
  onRefuse: (reason: string) => void
}

type DecisionFormProps = DecisionState & {
  title: string
  lead: string
  words: Readonly<Record<'question' | 'accept' | 'refuse' | 'reason' | 'send', string>>
  maxLength: number
  /** A field above the text of a refusal. */
  beforeReason?: ReactNode
  children: ReactNode
}

/** Shows what the link in a mail is about and asks once: accept it, or why not. */
export function DecisionForm({
  title,
  lead,
  words,
  maxLength,
  beforeReason,
  isPending,
  isFailed,
  isAccepting,
  onAccept,
  onRefuse,
  children,
}: DecisionFormProps) {
  const t = useT('auth.answer')
  const [isRefusing, setIsRefusing] = useState(false)
  const [reason, setReason] = useState('')
  return (
    <AuthFrame title={title} lead={lead}>
      <Stack gap="5">
        {children}
        {isFailed ? (
          <Text role="alert" color="fg.error">
            {t('failed-decision')}
          </Text>
        ) : null}
        {isRefusing ? (
          <Stack gap="4" asChild>
            <form
              onSubmit={(event) => {
                event.preventDefault()
                if (reason.trim() !== '') onRefuse(reason)
              }}
            >
              {beforeReason}
              <Field.Root>
                <Field.Label>{words.reason}</Field.Label>
                <Textarea
                  autoFocus
                  rows={5}
                  maxLength={maxLength}
                  dir="auto"
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                />
              </Field.Root>
              <Flex gap="3" wrap="wrap">
                <Button type="submit" loading={isPending} disabled={reason.trim() === ''}>
                  {words.send}
                </Button>
                <Button variant="outline" disabled={isPending} onClick={() => setIsRefusing(false)}>
                  {t('back')}
                </Button>
              </Flex>
            </form>
          </Stack>
        ) : (
          <Stack gap="3">
            <Text>{words.question}</Text>
            <Flex gap="3" wrap="wrap">
              <Button loading={isAccepting} onClick={onAccept}>
                {words.accept}
              </Button>
              <Button variant="outline" disabled={isPending} onClick={() => setIsRefusing(true)}>
                {words.refuse}
              </Button>
            </Flex>
          </Stack>
        )}
      </Stack>
    </AuthFrame>
  )
}
