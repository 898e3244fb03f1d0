import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useIntl } from 'react-intl'
import { IconButton } from '../inputs/icon-button.tsx'
import type { BulkBarProps } from './table-features.ts'

/** The actions for the selected rows; floats over the end of the list while rows are selected. */
export function BulkBar<R>({ rows, actions, onClear }: BulkBarProps<R>) {
  const intl = useIntl()
  return (
    <Box position="sticky" bottom={{ base: '20', lg: '4' }} zIndex="docked" h="0">
      <Flex
        role="toolbar"
        aria-label={intl.formatMessage({ id: 'ui.table.bulk' })}
        position="absolute"
        bottom="0"
        insetInline="0"
        mx="auto"
        width="fit-content"
        maxW="full"
        gap="1"
        align="center"
        wrap="wrap"
        bg="bg.surface"
        boxShadow="floating"
        borderRadius="card"
        p="1.5"
        ps="4"
      >
        <Text
          role="status"
          fontWeight="medium"
          me="2"
          flex={{ base: '1 0 calc(100% - 64px)', sm: 'none' }}
          fontVariantNumeric="tabular-nums"
        >
          {intl.formatMessage({ id: 'ui.table.selected' }, { count: rows.length })}
        </Text>
        {actions.map((action) => (
          <Button
            key={action.id}
            order={{ base: 2, sm: 0 }}
            variant="ghost"
            colorPalette={action.isDanger ? 'danger' : 'gray'}
            onClick={(event) => action.onRun(rows, onClear, event.currentTarget)}
          >
            {action.icon}
            {action.label}
          </Button>
        ))}
        <IconButton size="sm" label={intl.formatMessage({ id: 'ui.table.clear' })} onClick={onClear}>
          <X />
        </IconButton>
      </Flex>
    </Box>
  )
}
