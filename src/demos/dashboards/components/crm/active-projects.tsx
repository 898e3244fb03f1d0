import { Link as ChakraLink } from '@chakra-ui/react'
import type { CrmDashboard } from '@contract/demo/dashboards/crm.ts'
import { Link } from 'react-router-dom'
import { href } from '@/lib/href.ts'
import { useT } from '@/lib/use-t.ts'
import { DashboardCard } from '../dashboard-card.tsx'
import { FigureRows } from '../figure-rows.tsx'
import { RowPicture } from '../row-picture.tsx'
import { useFigureFormats } from '../use-figure-formats.ts'

/** The projects in progress that are closest to their end. */
export function ActiveProjects({ data }: { data: CrmDashboard }) {
  const t = useT('dashboards.active')
  const { percent } = useFigureFormats()
  return (
    <DashboardCard
      title={t('title')}
      description={t('lead', { count: data.projects.running })}
      aside={
        <ChakraLink asChild color="brand.fg">
          <Link to={`${href('home.page')}#projects`}>{t('all')}</Link>
        </ChakraLink>
      }
    >
      <FigureRows
        empty={t('empty')}
        rows={data.activeProjects.map(({ id, logo, project, name, progress }) => ({
          id: String(id),
          label: project,
          note: name,
          picture: <RowPicture src={logo} />,
          value: percent(progress / 100),
          meter: { label: project, share: progress / 100 },
        }))}
      />
    </DashboardCard>
  )
}
