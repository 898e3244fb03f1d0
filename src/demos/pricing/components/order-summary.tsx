import { Box, Heading, Stack, Text } from '@chakra-ui/react'
import { planCents } from '@contract/demo/plan-terms.ts'
import type { ReactNode } from 'react'
import { AmountRows } from '@/demos/shared/amount-rows.tsx'
import { orderMethodName } from '@/demos/shared/order-method.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import type { PlanChoice } from '../model/plan-choice.ts'

/** The chosen plan with its price; `children` is the next step. */
export function OrderSummary({ choice, children }: { choice: PlanChoice; children?: ReactNode }) {
  const t = useT('front-pages-shop')
  const plan = useT('front-pages.plan')
  const { period, method } = choice
  return (
    <Stack gap="4">
      <Heading as="h2" textStyle="md">
        {t('summary.heading')}
      </Heading>
      <Box>
        <Text fontWeight="medium">{plan(choice.plan)}</Text>
        <Text color="fg.muted">{plan(`${choice.plan}.for`)}</Text>
        <Text color="fg.muted">{orderMethodName(method, (key) => t(`method.${key}`))}</Text>
      </Box>
      <AmountRows
        rows={[{ label: t(`summary.${period}`), cents: planCents(choice.plan, period) ?? 0, isTotal: true }]}
      />
      {children}
    </Stack>
  )
}
