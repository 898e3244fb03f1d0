import { List, Stack, Text } from '@chakra-ui/react'
import type { MailLink } from '@contract/mail-links.ts'
import { useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { QuickSelect } from '@/ui/inputs/quick-select.tsx'
import { DecisionForm, type DecisionState } from './decision-form.tsx'
import { LinkedText } from './linked-text.tsx'

type Delivery = MailLink['deliveries'][number]
type DeliveryDecisionProps = Omit<DecisionState, 'onRefuse'> & {
  link: MailLink
  first: Delivery
  onRefuse: (comment: string, deliveryId: string) => void
}

/** The deliveries of the link in a mail: accept them, or what to correct in one. */
export function DeliveryDecision({ link, first, onRefuse, ...state }: DeliveryDecisionProps) {
  const intl = useIntl()
  const t = useT('auth.answer')
  const { deliveries, author } = link
  const count = deliveries.length
  const areSeveral = count > 1
  const [refusedId, setRefusedId] = useState(first.id)
  const no = deliveryNo(intl, first)
  const about = { no, count, name: author ?? '', date: formatDate(intl, first.at, 'day') }
  const titleOf = (delivery: Delivery) => t('delivery-title', { no: deliveryNo(intl, delivery) })
  return (
    <DecisionForm
      {...state}
      title={link.title}
      lead={
        areSeveral
          ? t(author ? 'deliveries-by' : 'deliveries-at', about)
          : t(author ? 'delivery-by' : 'delivery-at', about)
      }
      maxLength={5000}
      words={{
        question: t(areSeveral ? 'accept-all-question' : 'accept-question', about),
        accept: t(areSeveral ? 'accept-all' : 'accept'),
        refuse: t('correct'),
        reason: t('correction-label'),
        send: t('correction-send'),
      }}
      beforeReason={
        areSeveral ? (
          <Stack gap="1.5">
            <Text textStyle="label">{t('correction-of')}</Text>
            <QuickSelect
              label={t('correction-of')}
              value={refusedId}
              options={deliveries.map((delivery) => ({ value: delivery.id, label: titleOf(delivery) }))}
              onChange={setRefusedId}
            />
          </Stack>
        ) : null
      }
      onRefuse={(comment) => onRefuse(comment, refusedId)}
    >
      {link.text === '' ? null : <LinkedText label={t('note')} text={link.text} />}
      {deliveries.map((delivery) => (
        <DeliveryFiles
          key={delivery.id}
          title={areSeveral ? titleOf(delivery) : null}
          files={delivery.files}
        />
      ))}
      {deliveries.some(({ files }) => files.length > 0) ? (
        <Text textStyle="sm" color="fg.muted">
          {t('files-help')}
        </Text>
      ) : null}
    </DecisionForm>
  )
}

/** The number of a delivery with its target language, if it has one. */
const deliveryNo = (intl: IntlShape, { no, targetLanguage }: Delivery): string =>
  targetLanguage === null
    ? String(no)
    : intl.formatMessage(
        { id: 'auth.answer.delivery-no' },
        { no, language: intl.formatDisplayName(targetLanguage, { type: 'language' }) ?? targetLanguage },
      )

function DeliveryFiles({ title, files }: { title: string | null; files: readonly string[] }) {
  const t = useT('auth.answer')
  if (title === null && files.length === 0) return null
  return (
    <Stack gap="1">
      {title === null ? null : (
        <Text fontWeight="medium">
          <bdi>{title}</bdi>
        </Text>
      )}
      {files.length === 0 ? null : (
        <>
          <Text textStyle="label">{t('files', { count: files.length })}</Text>
          <List.Root ps="5" maxH="30vh" overflowY="auto">
            {files.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files can have one name, and the list never changes.
              <List.Item key={index} overflowWrap="anywhere">
                <bdi>{name}</bdi>
              </List.Item>
            ))}
          </List.Root>
        </>
      )}
    </Stack>
  )
}
