import { Box, Button } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { useUser } from '@/features/auth/api/session.ts'
import { href } from '@/lib/routing/href.ts'
import { useCreateParam } from '@/lib/routing/use-create-param.ts'
import { PageFrame } from '@/ui/layout/page.tsx'
import { ProjectDialog } from '../components/form/project-dialog.tsx'
import { ProjectsTable } from '../components/list/projects-table.tsx'
import { useMayReadWorkload } from '../hooks/use-may-read-workload.ts'
import { useProjectRights } from '../hooks/use-project-rights.ts'
import { useToday } from '../hooks/use-today.ts'

/** The project list; `new=1` in the address opens the form for a new one. */
export function Page() {
  const user = useUser()
  const today = useToday()
  const rights = useProjectRights()
  const mayReadWorkload = useMayReadWorkload()
  const [search] = useSearchParams()
  const form = useCreateParam('from')
  const isForm = form.isOpen && rights.mayCreate && user !== null
  const newButton = rights.mayCreate ? (
    <Button asChild>
      <Link {...form.link}>
        <Plus size={18} aria-hidden />
        <FormattedMessage id="projects.list.new" />
      </Link>
    </Button>
  ) : null
  return (
    <PageFrame
      width="wide"
      title={<FormattedMessage id="projects.list.title" />}
      description={
        // On a phone, the requests begin higher without it.
        <Box as="span" display={{ base: 'none', sm: 'inline' }}>
          <FormattedMessage id={`projects.list.description-${rights.isStaff ? 'staff' : 'client'}`} />
        </Box>
      }
      actions={
        <>
          <Button asChild variant="outline" display={{ base: 'none', sm: 'inline-flex' }}>
            <Link to={href('projects.calendar')}>
              <FormattedMessage id="projects.calendar.title" />
            </Link>
          </Button>
          {mayReadWorkload ? (
            // On a phone, the navigation has it.
            <Button asChild variant="outline" display={{ base: 'none', sm: 'inline-flex' }}>
              <Link to={href('projects.workload')}>
                <FormattedMessage id="projects.workload.title" />
              </Link>
            </Button>
          ) : null}
          {newButton}
        </>
      }
    >
      <ProjectsTable today={today} newButton={newButton} />
      {isForm ? (
        <ProjectDialog
          key={user.uid}
          user={user}
          today={today}
          startFrom={search.get('from')}
          onClose={form.close}
        />
      ) : null}
    </PageFrame>
  )
}
