import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { AnalyticsProject } from '@contract/demo/dashboards.ts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { DataColumn } from '@/ui/data-table/table-types.ts'
import { ProgressBar } from '@/ui/progress-bar.tsx'
import { RowPicture } from '../row-picture.tsx'

const Face = chakra('img')

export function useDemoProjectColumns(): DataColumn<AnalyticsProject>[] {
  const intl = useIntl()
  return useMemo(() => {
    const t = (id: string, values?: Record<string, number>) =>
      intl.formatMessage({ id: `dashboards.projects.${id}` }, values)
    return [
      {
        id: 'project',
        header: t('project'),
        cell: ({ logo, project, name }) => (
          <Flex align="center" gap="3" minW="0">
            <RowPicture src={logo} />
            <Box minW="0">
              <Text as="bdi" fontWeight="medium" truncate display="block">
                {project}
              </Text>
              <Text as="bdi" textStyle="xs" color="fg.muted" truncate display="block">
                {name}
              </Text>
            </Box>
          </Flex>
        ),
        isSortable: true,
        isFixed: true,
        exportValue: ({ project }) => project,
      },
      {
        id: 'leader',
        header: t('leader'),
        cell: ({ leader }) => <bdi>{leader}</bdi>,
        isSortable: true,
        exportValue: ({ leader }) => leader,
      },
      {
        id: 'team',
        header: t('team'),
        cell: ({ team, extraMembers }) => (
          <Flex align="center" role="img" aria-label={t('members', { count: team.length + extraMembers })}>
            {team.map((face, index) => (
              <Face
                key={face}
                src={face}
                alt=""
                boxSize="7"
                borderRadius="full"
                borderWidth="1.5px"
                borderColor="bg.surface"
                ms={index > 0 ? '-1.5' : undefined}
              />
            ))}
            {extraMembers > 0 ? (
              <Text as="span" textStyle="xs" color="fg.muted" ms="1">
                +{intl.formatNumber(extraMembers)}
              </Text>
            ) : null}
          </Flex>
        ),
        width: '136px',
        exportValue: ({ team, extraMembers }) => team.length + extraMembers,
      },
      {
        id: 'progress',
        header: t('progress'),
        cell: ({ project, progress }) => (
          <Flex align="center" gap="3">
            <Box flex="1" minW="20">
              <ProgressBar label={project} share={progress / 100} />
            </Box>
            <Text as="span" fontVariantNumeric="tabular-nums">
              {intl.formatNumber(progress / 100, { style: 'percent' })}
            </Text>
          </Flex>
        ),
        isSortable: true,
        width: '180px',
        exportValue: ({ progress }) => progress,
      },
      {
        id: 'hours',
        header: t('hours'),
        cell: ({ hours }) => <bdi>{hours}</bdi>,
        align: 'end',
        exportValue: ({ hours }) => hours,
      },
    ]
  }, [intl])
}
