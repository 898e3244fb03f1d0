import { Box, Text } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { ProgressBar } from '@/ui/feedback/progress-bar.tsx'

type WordProgressProps = { words: number; target: number | null; label: string; width?: string }

/** The word count, with progress towards the target if there is one. */
export function WordProgress({ words, target, label, width = '36' }: WordProgressProps) {
  const intl = useIntl()
  if (!target) {
    return (
      <Text as="span" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        <bdi>{intl.formatMessage({ id: 'manuscripts.words' }, { count: words })}</bdi>
      </Text>
    )
  }
  const share = Math.min(1, words / target)
  return (
    <Box minW={width} width={width === 'full' ? 'full' : 'fit-content'}>
      <Text textStyle="sm" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        <bdi>{intl.formatMessage({ id: 'manuscripts.words-of' }, { count: words, target })}</bdi>
      </Text>
      <Box mt="1">
        <ProgressBar label={label} share={share} colorPalette={share >= 1 ? 'success' : 'brand'} />
      </Box>
    </Box>
  )
}
