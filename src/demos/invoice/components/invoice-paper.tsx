import { Box, Flex, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { LogoMark } from '@/ui/art/logo.tsx'
import { raisedCard } from '@/ui/layout/raised-card.ts'
import type { InvoiceSheet } from '../model/invoice-sheet.ts'
import { PaperLines } from './paper-lines.tsx'

const Lines = ({ texts }: { texts: readonly string[] }) => (
  <Stack gap="0">
    {texts.map((text, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a client may have the name of its company
      <Text key={at} fontWeight={at === 0 ? 'semibold' : 'normal'} overflowWrap="anywhere">
        <bdi>{text}</bdi>
      </Text>
    ))}
  </Stack>
)

type Facts = readonly { label: string; value: string; isStrong?: boolean }[]
const Pairs = ({ facts }: { facts: Facts }) => (
  <Stack as="dl" gap="1">
    {facts.map(({ label, value, isStrong = false }) => (
      <Flex key={label} justify="space-between" gap="4" fontWeight={isStrong ? 'semibold' : 'normal'}>
        <Text as="dt" color={isStrong ? 'fg' : 'fg.muted'}>
          {label}
        </Text>
        <Text as="dd" textAlign="end" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
          <bdi>{value}</bdi>
        </Text>
      </Flex>
    ))}
  </Stack>
)

/** An invoice as a sheet: the preview on screen and the printed page; the PDF has the same texts. */
export function InvoicePaper({ sheet, label }: { sheet: InvoiceSheet; label: string }) {
  return (
    <Box
      as="article"
      aria-label={label}
      data-print="page"
      {...raisedCard}
      p={{ base: '5', md: '8' }}
      minW="0"
      textStyle="sm"
    >
      <Stack gap="7">
        <Flex justify="space-between" gap="4" wrap="wrap-reverse">
          <Flex gap="3">
            <LogoMark size="36px" />
            <Lines texts={sheet.from} />
          </Flex>
          <Heading as="h2" textStyle="xl">
            <bdi>{sheet.title}</bdi>
          </Heading>
        </Flex>
        <SimpleGrid minChildWidth="min(220px, 100%)" gap="6">
          <Box>
            <Text color="fg.muted" mb="1">
              {sheet.toLabel}
            </Text>
            <Lines texts={sheet.to} />
          </Box>
          <Pairs facts={sheet.facts} />
        </SimpleGrid>
        <PaperLines sheet={sheet} label={sheet.linesLabel} />
        <SimpleGrid minChildWidth="min(220px, 100%)" gap="8">
          <Box>
            <Text fontWeight="semibold" mb="1">
              {sheet.bankLabel}
            </Text>
            <Pairs facts={sheet.bank} />
          </Box>
          <Pairs facts={sheet.totals} />
        </SimpleGrid>
        {sheet.note === '' ? null : (
          <Box borderTopWidth="1px" borderColor="border" pt="4">
            <Text fontWeight="semibold">{sheet.noteLabel}</Text>
            <Text dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
              {sheet.note}
            </Text>
          </Box>
        )}
      </Stack>
    </Box>
  )
}
