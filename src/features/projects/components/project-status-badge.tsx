import { Box, Flex, Text } from '@chakra-ui/react'
import { PROJECT_STATUSES, type ProjectStatus } from '@contract/projects.ts'
import { useIntl } from 'react-intl'
import { statusPalette } from '@/ui/theme/status-palette.ts'

type StatusLineProps = { status: ProjectStatus; isWithdrawn?: boolean }

/** The status of a project as three steps with a label. */
export function ProjectStatusBadge({ status, isWithdrawn = false }: StatusLineProps) {
  const intl = useIntl()
  const at = PROJECT_STATUSES.indexOf(status)
  return (
    <Flex align="center" gap="2" colorPalette={isWithdrawn ? 'gray' : statusPalette[status]} minW="0">
      <Flex align="center" aria-hidden flex="none">
        {PROJECT_STATUSES.map((step, index) => (
          <Flex key={step} align="center">
            {index > 0 ? (
              <Box w="2" h="1.5px" bg={index <= at ? 'colorPalette.solid' : 'border.emphasized'} />
            ) : null}
            <Box
              boxSize="1.5"
              borderRadius="full"
              bg={index <= at ? 'colorPalette.solid' : 'border.emphasized'}
            />
          </Flex>
        ))}
      </Flex>
      <Text as="span" truncate color={isWithdrawn ? 'fg.muted' : 'fg'}>
        {intl.formatMessage({ id: isWithdrawn ? 'projects.status.withdrawn' : `projects.status.${status}` })}
      </Text>
    </Flex>
  )
}
