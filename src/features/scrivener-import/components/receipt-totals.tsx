import { Flex, Text } from '@chakra-ui/react'
import { importOutcome } from '@contract/imports.ts'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { importReceiptQuery } from '../api/imports.ts'

/** The number of files per outcome, above the receipt. */
export function ReceiptTotals({ importId }: { importId: string }) {
  const intl = useIntl()
  const { data } = useQuery(importReceiptQuery(importId, { itemsPerPage: 1 }))
  if (!data) return null
  const outcomes = importOutcome.options.filter((outcome) => data.totals[outcome] > 0)
  if (outcomes.length === 0) return null
  return (
    <Flex
      as="dl"
      gapX="6"
      gapY="3"
      wrap="wrap"
      aria-label={intl.formatMessage({ id: 'scrivener-import.receipt.totals' })}
    >
      {outcomes.map((outcome) => (
        <Flex key={outcome} direction="column-reverse">
          <Text as="dt" textStyle="xs" color="fg.muted">
            <FormattedMessage id={`scrivener-import.outcome.${outcome}`} />
          </Text>
          <Text
            as="dd"
            textStyle="lg"
            fontWeight="600"
            fontVariantNumeric="tabular-nums"
            color={outcome === 'refused' ? 'danger.fg' : 'fg'}
          >
            <FormattedNumber value={data.totals[outcome]} />
          </Text>
        </Flex>
      ))}
    </Flex>
  )
}
