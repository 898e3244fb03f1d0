import { Box, Button, Text } from '@chakra-ui/react'
import { Icon } from 'lucide-react'
import { Tooltip } from '@/ui/tips/tooltip.tsx'
import type { IconEntry } from '../model/icon-search.ts'

type IconCellProps = {
  icon: IconEntry
  index: number
  isActive: boolean
  onFocus: (index: number) => void
  onCopy: (name: string) => void
}

/** One icon of the grid with its name. */
export function IconCell({ icon, index, isActive, onFocus, onCopy }: IconCellProps) {
  return (
    <Box role="gridcell" minW="0">
      <Tooltip label={icon.name}>
        <Button
          data-icon={index}
          aria-label={icon.name}
          tabIndex={isActive ? 0 : -1}
          variant="outline"
          colorPalette="gray"
          flexDirection="column"
          gap="2.5"
          px="1"
          width="full"
          height="full"
          fontWeight="normal"
          css={{ '& svg': { boxSize: '6' } }}
          onFocus={() => onFocus(index)}
          onClick={() => onCopy(icon.name)}
        >
          <Icon iconNode={icon.node} size={24} aria-hidden />
          <Text as="span" dir="ltr" textStyle="xs" color="fg.muted" maxW="full" truncate>
            {icon.name}
          </Text>
        </Button>
      </Tooltip>
    </Box>
  )
}
