import { List, Stack, Text } from '@chakra-ui/react'
import type { MailLink } from '@contract/mail-links.ts'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { DecisionForm, type DecisionState } from './decision-form.tsx'
import { LinkedText } from './linked-text.tsx'

type DeliveryDecisionProps = DecisionState & {
  link: MailLink
  delivery: NonNullable<MailLink['delivery']>
}

/** The delivery of the link in a mail: accept it, or what to correct. */
export function DeliveryDecision({ link, delivery, ...state }: DeliveryDecisionProps) {
  const intl = useIntl()
  const t = useT('auth.answer')
  const { no, at, files } = delivery
  const date = formatDate(intl, at, 'day')
  const lead = link.author
    ? t('delivery-by', { no, name: link.author, date })
    : t('delivery-at', { no, date })
  return (
    <DecisionForm
      {...state}
      title={link.title}
      lead={lead}
      maxLength={5000}
      words={{
        question: t('accept-question', { no }),
        accept: t('accept'),
        refuse: t('correct'),
        reason: t('correction-label'),
        send: t('correction-send'),
      }}
    >
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
    </DecisionForm>
  )
}
