import { Badge, Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { Plan } from '@contract/account.ts'
import { planCents } from '@contract/demo/plan-terms.ts'
import type { PlanPeriod } from '@contract/plans.ts'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatMoney } from '@/ui/format/format-money.ts'

type PlanCardProps = { plan: Plan; period?: PlanPeriod; isMarked?: boolean; children?: ReactNode }

/** A plan with its price for a month or a year. */
export function PlanCard({ plan, period = 'monthly', isMarked = false, children }: PlanCardProps) {
  const intl = useIntl()
  const t = useT('front-pages.plan')
  const cents = planCents(plan, period)
  const isPaid = cents !== null && cents > 0
  return (
    <Box
      bg="bg.surface"
      borderWidth="1px"
      borderColor={isMarked ? 'brand.solid' : 'border'}
      borderRadius="card"
      p="5"
      h="full"
    >
      <Flex justify="space-between" align="center" gap="2">
        <Heading as="h3" textStyle="md">
          {t(plan)}
        </Heading>
        {isMarked ? <Badge colorPalette="brand">{t('recommended')}</Badge> : null}
      </Flex>
      <Text color="fg.muted" mt="1" minH="10">
        {t(`${plan}.for`)}
      </Text>
      <Flex align="baseline" gap="1.5" mt="3">
        <Text textStyle="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          <bdi>{cents === null ? t('custom') : isPaid ? formatMoney(intl, cents, 'round') : t('free')}</bdi>
        </Text>
        {isPaid ? <Text color="fg.muted">{t(period === 'monthly' ? 'month' : 'year')}</Text> : null}
      </Flex>
      {children}
    </Box>
  )
}
