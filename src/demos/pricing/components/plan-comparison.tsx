import { Box, Heading, Table, VisuallyHidden } from '@chakra-ui/react'
import { ACCOUNT_PLANS, type Plan } from '@contract/account.ts'
import { PLAN_TERMS } from '@contract/demo/plan-terms.ts'
import { Check, Minus } from 'lucide-react'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'

type Terms = (typeof PLAN_TERMS)[Plan]
const TERMS = Object.keys(PLAN_TERMS.basic) as (keyof Terms)[]

/** A table of the plans and their terms. */
export function PlanComparison() {
  const id = useId()
  const t = useT('front-pages-shop.compare')
  const plan = useT('front-pages.plan')
  return (
    <Box>
      <Heading as="h2" id={id} textStyle="lg" mb="3">
        {t('heading')}
      </Heading>
      {/* The table scrolls sideways on a phone; the focus makes that possible by keyboard. Hidden texts stay in it. */}
      <Box
        position="relative"
        overflowX="auto"
        tabIndex={0}
        role="region"
        aria-labelledby={id}
        borderWidth="1px"
        borderRadius="card"
        bg="bg.surface"
      >
        <Table.Root minW="640px" tableLayout="fixed">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader ps="4" w={{ base: '36', sm: '36%' }}>
                {t('term')}
              </Table.ColumnHeader>
              {ACCOUNT_PLANS.map((name) => (
                <Table.ColumnHeader key={name}>{plan(name)}</Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {TERMS.map((term) => (
              <Table.Row key={term}>
                <Table.ColumnHeader
                  scope="row"
                  ps="4"
                  textStyle="sm"
                  fontWeight="normal"
                  // Stays beside the plans that a phone scrolls to.
                  position="sticky"
                  insetInlineStart="0"
                  bg="bg.surface"
                  whiteSpace="normal"
                >
                  {t(term)}
                </Table.ColumnHeader>
                {ACCOUNT_PLANS.map((name) => (
                  <Table.Cell key={name}>
                    <bdi>
                      <Term term={term} value={PLAN_TERMS[name][term]} />
                    </bdi>
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
    </Box>
  )
}

function Term({ term, value }: { term: keyof Terms; value: Terms[keyof Terms] }) {
  const intl = useIntl()
  const t = useT('front-pages-shop.compare')
  if (typeof value === 'boolean') {
    const Icon = value ? Check : Minus
    return (
      <>
        <Box as="span" display="inline-flex" color={value ? 'success.fg' : 'fg.faint'}>
          <Icon size={18} aria-hidden />
        </Box>
        <VisuallyHidden>{t(value ? 'yes' : 'no')}</VisuallyHidden>
      </>
    )
  }
  if (value === null) return t('unlimited')
  return term === 'answerHours'
    ? intl.formatNumber(value, { style: 'unit', unit: 'hour', unitDisplay: 'long' })
    : intl.formatNumber(value)
}
