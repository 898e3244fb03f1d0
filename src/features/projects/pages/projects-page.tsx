import { Button } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { useUser } from '@/features/auth/api/session.ts'
import { useListParams } from '@/lib/list-params.ts'
import { PageFrame } from '@/ui/page.tsx'
import { EmptyState } from '@/ui/states.tsx'
import { useProjectListEvents } from '../api/use-project-events.ts'
import { ProjectFilters } from '../components/list/project-filters.tsx'
import { ProjectsTable } from '../components/list/projects-table.tsx'
import { filterNames, isNarrowed, noFilters, toListQuery } from '../model/filters.ts'
import { useProjectRights } from '../model/use-rights.ts'
import { useToday } from '../model/use-today.ts'

const RequestDialog = lazy(() =>
  import('../components/form/request-dialog.tsx').then((file) => ({ default: file.RequestDialog })),
)

/** The list of project requests, and over it the form for a new one when the address says `new=1`. */
export function Page() {
  const user = useUser()
  const today = useToday()
  const rights = useProjectRights()
  const { state, q, filters, set } = useListParams({ sortBy: 'dueDate', orderBy: 'asc' }, filterNames)
  const [search, setSearch] = useSearchParams()
  const isForm = search.has('new') && rights.mayCreate && user !== null
  useProjectListEvents(user?.uid ?? '')
  const withForm = new URLSearchParams(search)
  withForm.set('new', '1')
  const closeForm = () =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('new')
        next.delete('from')
        return next
      },
      { replace: true },
    )
  const newButton = rights.mayCreate ? (
    <Button asChild>
      <Link to={`?${withForm}`}>
        <Plus size={18} strokeWidth={1.75} aria-hidden />
        <FormattedMessage id="projects.list.new" />
      </Link>
    </Button>
  ) : null
  const isSearch = q !== '' || isNarrowed(filters)
  return (
    <PageFrame
      width="wide"
      title={<FormattedMessage id="projects.list.title" />}
      description={
        <FormattedMessage id={`projects.list.description-${rights.isStaff ? 'staff' : 'client'}`} />
      }
      actions={newButton}
    >
      <ProjectsTable
        today={today}
        query={{ ...toListQuery(filters, today), q }}
        state={state}
        onStateChange={set}
        isWhole={!isSearch}
        toolbar={<ProjectFilters q={q} filters={filters} onChange={set} />}
        empty={
          isSearch ? (
            <EmptyState
              drawing="lost"
              title={<FormattedMessage id="projects.list.no-match" />}
              action={
                <Button variant="outline" onClick={() => set({ ...noFilters, q: '' })}>
                  <FormattedMessage id="projects.filter.clear" />
                </Button>
              }
            />
          ) : (
            <EmptyState
              drawing="paper-boat"
              title={<FormattedMessage id="projects.list.empty" />}
              body={<FormattedMessage id={`projects.list.empty-${rights.mayCreate ? 'create' : 'wait'}`} />}
              action={newButton}
            />
          )
        }
      />
      {isForm ? (
        <Suspense fallback={null}>
          <RequestDialog
            key={user.uid}
            user={user}
            today={today}
            startFrom={search.get('from')}
            onClose={closeForm}
          />
        </Suspense>
      ) : null}
    </PageFrame>
  )
}
