import { Box, Flex, Text } from '@chakra-ui/react'
import type { ProjectPrice } from '@contract/project-prices.ts'
import type { ProjectDetail } from '@contract/projects.ts'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatMoment } from '@/ui/format/format-date.ts'
import { formatAmount } from '@/ui/format/format-money.ts'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { decidedPrice, openPrice } from '../../model/price.ts'
import { PriceButtons } from './price-buttons.tsx'
import { WithdrawPrice } from './withdraw-price.tsx'

type OpenPriceProps = { project: ProjectDetail; today: string; onChange: () => void }

/** The price that waits for the client, with the buttons of the client or of staff. */
export function OpenPrice({ project, today, onChange }: OpenPriceProps) {
  const intl = useIntl()
  const t = useT('projects')
  const price = openPrice(project)
  if (!price) return null
  const { kind, note, by, at } = price
  const amountOf = (one: ProjectPrice) => formatAmount(intl, one.amount, one.currency)
  const former = decidedPrice(project)
  return (
    <Box as="section" aria-label={t('price.title')} bg="info.subtle" borderRadius="card" px="4" py="3">
      <Flex columnGap="2" wrap="wrap" align="baseline">
        <Text fontWeight="medium">
          <bdi>{t(`price.of-${kind}`, { amount: amountOf(price) })}</bdi>
        </Text>
        <Text as="bdi" textStyle="xs" color="fg.muted">
          {t('price.by', { who: by?.name ?? t('person.deleted'), date: formatMoment(intl, at, today) })}
        </Text>
      </Flex>
      {note ? (
        <Text whiteSpace="pre-wrap" dir="auto" css={textAlignMatchParent} maxW="72ch" overflowWrap="anywhere">
          {note}
        </Text>
      ) : null}
      {former?.state === 'accepted' ? (
        <Text textStyle="sm">
          <bdi>{t('price.former', { amount: amountOf(former) })}</bdi>
        </Text>
      ) : null}
      <Flex gap="2" wrap="wrap" align="center" mt="2">
        {project.can.decidePrice === true ? (
          <PriceButtons project={project} price={price} />
        ) : (
          <Text color="fg.muted">{t(project.hasClient ? 'price.waiting' : 'price.no-client')}</Text>
        )}
        {project.can.withdrawPrice === true ? (
          <WithdrawPrice project={project} price={price} onChange={onChange} />
        ) : null}
      </Flex>
    </Box>
  )
}
