import { Text } from '@chakra-ui/react'
import type { MailLink } from '@contract/mail-links.ts'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { formatAmount } from '@/ui/format/format-money.ts'
import { DecisionForm, type DecisionState } from './decision-form.tsx'
import { LinkedText } from './linked-text.tsx'

type PriceDecisionProps = DecisionState & { link: MailLink; price: NonNullable<MailLink['price']> }

/** The price of the link in a mail: accept it, or why not. */
export function PriceDecision({ link, price, ...state }: PriceDecisionProps) {
  const intl = useIntl()
  const t = useT('auth.answer')
  const date = formatDate(intl, price.at, 'day')
  return (
    <DecisionForm
      {...state}
      title={link.title}
      lead={link.author ? t('price-by', { name: link.author, date }) : t('price-at', { date })}
      maxLength={1000}
      words={{
        question: t('price-question'),
        accept: t('price-accept'),
        refuse: t('price-decline'),
        reason: t('price-reason'),
        send: t('price-send'),
      }}
    >
      <Text textStyle="xl" fontWeight="medium">
        <bdi>{t(`price-${price.kind}`, { amount: formatAmount(intl, price.amount, price.currency) })}</bdi>
      </Text>
      {link.text === '' ? null : <LinkedText label={t('price-note')} text={link.text} />}
    </DecisionForm>
  )
}
