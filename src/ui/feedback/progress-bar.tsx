import { Box } from '@chakra-ui/react'

type ProgressLineProps = {
  label: string
  /** From 0 to 1; values outside are clamped. */
  share: number
  colorPalette?: string
}

export function ProgressBar({ label, share, colorPalette = 'brand' }: ProgressLineProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      colorPalette={colorPalette}
      h="1.5"
      borderRadius="full"
      bg="bg.emphasized"
      overflow="hidden"
    >
      <Box h="full" bg="colorPalette.solid" style={{ width: `${percent}%` }} />
    </Box>
  )
}
