import { Box, Flex, Text } from '@chakra-ui/react'
import { PROJECT_STATUSES, type ProjectDetail } from '@contract/projects.ts'
import { Check } from 'lucide-react'
import { useIntl } from 'react-intl'
import { statusPalette } from '@/ui/theme/status-palette.ts'

type StatusStepperProps = { project: Pick<ProjectDetail, 'status' | 'withdrawnAt'> }

export function StatusStepper({ project }: StatusStepperProps) {
  const intl = useIntl()
  const at = PROJECT_STATUSES.indexOf(project.status)
  const isOut = project.withdrawnAt !== null
  return (
    <Flex as="ol" listStyleType="none" aria-label={intl.formatMessage({ id: 'projects.field.status' })}>
      {PROJECT_STATUSES.map((step, index) => {
        // A withdrawn project keeps its last step.
        const isDone = index < at || project.status === 'delivered'
        const isNow = index === at
        return (
          <Flex
            as="li"
            key={step}
            flex={index < PROJECT_STATUSES.length - 1 ? '1' : 'none'}
            minW="0"
            direction="column"
            gap="2"
            aria-current={index === at ? 'step' : undefined}
            colorPalette={isOut ? 'gray' : statusPalette[project.status]}
          >
            <Flex align="center">
              <Box
                flex="none"
                boxSize="5"
                borderRadius="full"
                display="grid"
                placeItems="center"
                borderWidth="2px"
                borderColor={isDone || isNow ? 'colorPalette.solid' : 'border.emphasized'}
                bg={isDone ? 'colorPalette.solid' : 'bg.surface'}
                color="colorPalette.contrast"
                aria-hidden
              >
                {isDone ? (
                  <Check size={12} strokeWidth={3} />
                ) : isNow ? (
                  <Box boxSize="2" borderRadius="full" bg="colorPalette.solid" />
                ) : null}
              </Box>
              {index < PROJECT_STATUSES.length - 1 ? (
                <Box flex="1" h="2px" bg={index < at ? 'colorPalette.solid' : 'border'} aria-hidden />
              ) : null}
            </Flex>
            <Text
              textStyle="sm"
              fontWeight={isNow ? 'semibold' : 'normal'}
              color={isDone || isNow ? 'fg' : 'fg.muted'}
              pe="2"
            >
              {intl.formatMessage({ id: `projects.status.${step}` })}
            </Text>
          </Flex>
        )
      })}
    </Flex>
  )
}
