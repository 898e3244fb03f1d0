import { useQuery } from '@tanstack/react-query'
import { useDemoChanges } from '@/demos/shared/use-demo-changes.ts'
import { useListParams } from '@/lib/list-params.ts'
import { useT } from '@/lib/use-t.ts'
import { demoProjectsQuery } from '../../api/dashboard-lists.ts'
import { ListPanel } from '../list-panel.tsx'
import { useDemoProjectColumns } from './project-columns.tsx'

/** The table of the sample projects. */
export function ProjectsPanel() {
  const t = useT('dashboards.projects')
  const { state, q, set } = useListParams({ sortBy: '', orderBy: 'asc', itemsPerPage: 5 })
  const list = useQuery(demoProjectsQuery({ ...state, q }))
  useDemoChanges(['projects'])
  return (
    <ListPanel
      id="projects"
      name="demo-projects"
      title={t('title')}
      query={list}
      rows={list.data?.projects}
      total={list.data?.totalProjects ?? 0}
      columns={useDemoProjectColumns()}
      rowId={(project) => String(project.id)}
      rowLabel={(project) => project.project}
      state={state}
      onChange={set}
      search={{ value: q, label: t('search') }}
      empty={t('empty')}
    />
  )
}
