import { Box } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { ProgressBar } from '@/ui/feedback/progress-bar.tsx'

type OutlineProgressProps = { words: number; target: number; label: string }

/** The share of a word target that is written, as a bar and in percent. */
export function OutlineProgress({ words, target, label }: OutlineProgressProps) {
  const intl = useIntl()
  const share = words / target
  return (
    <>
      <Box flex="1" minW="0">
        <ProgressBar label={label} share={share} colorPalette={share >= 1 ? 'success' : 'brand'} />
      </Box>
      <Box as="span" ms="2" textStyle="xs" fontVariantNumeric="tabular-nums" minW="9" textAlign="end">
        {intl.formatNumber(share, { style: 'percent' })}
      </Box>
    </>
  )
}
