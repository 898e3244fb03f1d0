import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { QueryContent } from '@/demos/shared/query-content.tsx'
import { RowsSkeleton } from '@/ui/feedback/states.tsx'
import { WizardCard } from '../shared/wizard-card.tsx'

type OwnRowsProps<Row> = {
  title: string
  empty: string
  query: ComponentProps<typeof QueryContent<readonly Row[]>>['query']
  rowOf: (row: Row) => { id: string; label: string; note: string; value: ReactNode }
}

/** The last rows that the person created with this wizard. */
export function OwnRows<Row>({ title, empty, query, rowOf }: OwnRowsProps<Row>) {
  const id = useId()
  return (
    <WizardCard>
      <Box as="section" aria-labelledby={id}>
        <Heading as="h2" id={id} textStyle="md" mb="3">
          {title}
        </Heading>
        <QueryContent query={query} level="h3" loading={<RowsSkeleton rows={2} />}>
          {(rows) =>
            rows.length === 0 ? (
              <Text color="fg.muted">{empty}</Text>
            ) : (
              <Stack as="ul" listStyleType="none" gap="0">
                {rows.map(rowOf).map((row) => (
                  <Flex as="li" key={row.id} gap="4" py="2.5" borderTopWidth="1px" align="center" wrap="wrap">
                    <Box flex="1 1 200px" minW="0">
                      <Text overflowWrap="anywhere">
                        <bdi>{row.label}</bdi>
                      </Text>
                      <Text textStyle="sm" color="fg.muted">
                        {row.note}
                      </Text>
                    </Box>
                    <Text as="div" fontVariantNumeric="tabular-nums">
                      {row.value}
                    </Text>
                  </Flex>
                ))}
              </Stack>
            )
          }
        </QueryContent>
      </Box>
    </WizardCard>
  )
}
