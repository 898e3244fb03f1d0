import { Box, Progress, Text } from '@chakra-ui/react'
import { useIntl } from 'react-intl'

type WordProgressProps = { words: number; target: number | null; label: string; width?: string }

/** Words written, and how far that is towards the target, when there is one. */
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
      <Progress.Root
        value={Math.round(share * 100)}
        size="xs"
        mt="1"
        colorPalette={share >= 1 ? 'success' : 'brand'}
        aria-label={label}
      >
        <Progress.Track borderRadius="full" aria-label={label}>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
    </Box>
  )
}
