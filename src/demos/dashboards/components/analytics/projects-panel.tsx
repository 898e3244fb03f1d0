import { chakra, Flex, Text } from '@chakra-ui/react'
import type { AnalyticsProject } from '@contract/demo/dashboards.ts'
import { PictureCell } from '@/demos/shared/picture-cell.tsx'
import { usePagedList } from '@/demos/shared/use-paged-list.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { type ListColumns, useListColumns } from '@/ui/data-table/use-list-columns.tsx'
import { pagedProjects } from '../../api/dashboard-lists.ts'
import { ListPanel } from '../list-panel.tsx'
import { ProgressCell } from '../progress-cell.tsx'

const Face = chakra('img')

const columns: ListColumns<AnalyticsProject, 'dashboards.projects'> = ({ intl, t, text }) => [
  text('project', (project) => project.project, {
    cell: ({ logo, project, name }) => <PictureCell picture={logo} title={project} note={name} />,
    isSortable: true,
    isFixed: true,
  }),
  text('leader', (project) => project.leader, { isSortable: true }),
  text('team', ({ team, extraMembers }) => team.length + extraMembers, {
    cell: ({ team, extraMembers }) => (
      // As wide as its content, so that a narrow column cuts neither a face nor the number of the others.
      <Flex
        align="center"
        width="max-content"
        role="img"
        aria-label={t('members', { count: team.length + extraMembers })}
      >
        {team.map((face, index) => (
          <Face
            key={face}
            src={face}
            alt=""
            boxSize="7"
            flex="none"
            maxW="none"
            borderRadius="full"
            borderWidth="1.5px"
            borderColor="bg.surface"
            ms={index > 0 ? '-1.5' : undefined}
          />
        ))}
        {extraMembers > 0 ? (
          <Text as="span" dir="ltr" textStyle="xs" color="fg.muted" ms="1">
            +{intl.formatNumber(extraMembers)}
          </Text>
        ) : null}
      </Flex>
    ),
    width: '136px',
  }),
  text('progress', (project) => project.progress, {
    cell: ({ project, progress }) => <ProgressCell label={project} share={progress / 100} />,
    isSortable: true,
    width: '180px',
  }),
  text('hours', (project) => project.hours, { align: 'end' }),
]

/** The table of the sample projects. */
export function ProjectsPanel() {
  const t = useT('dashboards.projects')
  const list = usePagedList(pagedProjects, { tables: ['projects'], itemsPerPage: 5 })
  return (
    <ListPanel
      {...list}
      id="projects"
      name="demo-projects"
      title={t('title')}
      columns={useListColumns('dashboards.projects', columns)}
      rowId={(project) => String(project.id)}
      rowLabel={(project) => project.project}
      searchLabel={t('search')}
      empty={{ title: t('empty') }}
    />
  )
}
