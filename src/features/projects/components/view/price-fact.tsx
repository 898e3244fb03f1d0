import { Box, Flex, Text } from '@chakra-ui/react'
import type { ProjectDetail } from '@contract/projects.ts'
import { useIntl } from 'react-intl'
import { useCan } from '@/lib/auth/use-can.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatMoment } from '@/ui/format/format-date.ts'
import { formatAmount } from '@/ui/format/format-money.ts'
import { ActionButton } from '@/ui/inputs/action-button.tsx'
import { decidedPrice, openPrice } from '../../model/price.ts'

type PriceFactProps = { project: ProjectDetail; today: string; onSet: () => void }

/** The price that the client accepted or declined, who and when, with the button of staff to set one. */
export function PriceFact({ project, today, onSet }: PriceFactProps) {
  const intl = useIntl()
  const t = useT('projects')
  const shown = useCan('projects.disabled')
  const price = decidedPrice(project)
  const set = shown(project.can.setPrice)
  // An open price has its buttons beside it.
  const maySet = !set.hidden && !openPrice(project)
  return (
    <Flex align="flex-start" justify="space-between" gap="2">
      {price ? (
        <Box minW="0">
          <Text>
            <bdi>
              {t(`price.of-${price.kind}`, { amount: formatAmount(intl, price.amount, price.currency) })}
            </bdi>
          </Text>
          <Text textStyle="xs" color={price.state === 'accepted' ? 'success.fg' : 'fg.muted'}>
            <bdi>
              {t(`price.state-${price.state}`, {
                who: price.decidedBy?.name ?? t('person.deleted'),
                date: price.decidedAt ? formatMoment(intl, price.decidedAt, today) : '',
              })}
            </bdi>
          </Text>
          {price.reason ? (
            <Text textStyle="sm" whiteSpace="pre-wrap" dir="auto" overflowWrap="anywhere">
              {price.reason}
            </Text>
          ) : null}
        </Box>
      ) : (
        <Text color="fg.muted" pt="0.5">
          {t('price.none')}
        </Text>
      )}
      {maySet ? (
        <ActionButton
          size="xs"
          flex="none"
          variant="outline"
          disabledReason={set.disabledReason ?? (project.hasClient ? undefined : t('price.no-client'))}
          onClick={onSet}
        >
          {t(price ? 'price.change' : 'price.set')}
        </ActionButton>
      ) : null}
    </Flex>
  )
}
