import { Box } from '@chakra-ui/react'

/** The line that marks the drop position between two items. */
export function DropMark({ spot, level }: { spot: 'before' | 'after'; level: number }) {
  return (
    <Box
      aria-hidden
      position="absolute"
      zIndex="1"
      insetInlineEnd="0"
      height="2px"
      bg="brand.solid"
      borderRadius="full"
      pointerEvents="none"
      style={{
        insetInlineStart: 10 + (level - 1) * 16,
        ...(spot === 'before' ? { top: -1 } : { bottom: -1 }),
      }}
      _before={{
        content: '""',
        position: 'absolute',
        insetInlineStart: '-4px',
        top: '-3px',
        boxSize: '8px',
        borderRadius: 'full',
        borderWidth: '2px',
        borderColor: 'brand.solid',
        bg: 'bg.surface',
      }}
    />
  )
}
