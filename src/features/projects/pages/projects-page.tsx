import { Box, Button, Flex } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { useUser } from '@/features/auth/api/session.ts'
import { FirstSteps } from '@/features/home/shared/first-steps.tsx'
import { href } from '@/lib/routing/href.ts'
import { useListParams } from '@/lib/routing/list-params.ts'
import { useCreateParam } from '@/lib/routing/use-create-param.ts'
import { NoMatch } from '@/ui/feedback/no-match.tsx'
import { EmptyState } from '@/ui/feedback/states.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { ProjectDialog } from '../components/form/project-dialog.tsx'
import { ProjectFilters } from '../components/list/project-filters.tsx'
import { ProjectsTable } from '../components/list/projects-table.tsx'
import { useMayReadWorkload } from '../hooks/use-may-read-workload.ts'
import { useProjectRights } from '../hooks/use-project-rights.ts'
import { useToday } from '../hooks/use-today.ts'
import { filterNames, hidesDelivered, isNarrowed, noFilters, toListQuery } from '../model/filters.ts'

const storageKey = 'projects'

/** The project list; `new=1` in the address opens the form for a new one. */
export function Page() {
  const user = useUser()
  const today = useToday()
  const rights = useProjectRights()
  const mayReadWorkload = useMayReadWorkload()
  const { state, q, filters, set } = useListParams({ sortBy: 'dueDate', orderBy: 'asc' }, filterNames)
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
  const isSearch = q !== '' || isNarrowed(filters)
  // A search may target a delivered project, so the empty state offers all of them.
  const allButton = hidesDelivered(filters) ? (
    <Button variant="outline" onClick={() => set({ status: 'all' })}>
      <FormattedMessage id="projects.filter.with-delivered" />
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
      <ProjectsTable
        today={today}
        query={{ ...toListQuery(filters, today), q }}
        state={state}
        onStateChange={set}
        isWhole={!isSearch}
        storageKey={storageKey}
        toolbar={<ProjectFilters q={q} filters={filters} onChange={set} storageKey={storageKey} />}
        empty={
          isSearch ? (
            <NoMatch hasFilters other={allButton} onClear={() => set({ ...noFilters, q: '' })} />
          ) : (
            <EmptyState
              drawing="paper-boat"
              title={<FormattedMessage id="projects.list.empty" />}
              body={<FormattedMessage id={`projects.list.empty-${rights.mayCreate ? 'create' : 'wait'}`} />}
              action={
                newButton || allButton ? (
                  <Flex gap="2" wrap="wrap" justify="center">
                    {newButton}
                    <FirstSteps of={['invite']} isQuiet />
                    {allButton}
                  </Flex>
                ) : null
              }
            />
          )
        }
      />
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
