import { Center } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'

/** A decorative icon on a tinted square before a line of a card. */
export function RowIcon({
  icon: Icon,
  palette = 'brand',
}: {
  icon: LucideIcon
  palette?: string | undefined
}) {
  return (
    <Center
      colorPalette={palette}
      boxSize="9"
      flex="none"
      borderRadius="control"
      bg="colorPalette.subtle"
      color="colorPalette.fg"
    >
      <Icon size={18} aria-hidden />
    </Center>
  )
}
