import { Box, Button } from '@chakra-ui/react'
import type { ProjectView } from '@contract/project-views.ts'
import { useQuery } from '@tanstack/react-query'
import { Bookmark, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useT } from '@/lib/i18n/use-t.ts'
import { useTablePrefs } from '@/ui/data-table/table-prefs.ts'
import { useMenuTrigger } from '@/ui/menu/use-menu-trigger.ts'
import { useViewEvents, viewsQuery } from '../../api/views.ts'
import { useProjectRights } from '../../hooks/use-project-rights.ts'
import { viewQuery } from '../../model/view-query.ts'
import { ViewDialog } from './view-dialog.tsx'
import { ViewsPanel } from './views-panel.tsx'

/** The menu of saved views above the list; it names the view that the list shows. */
export function ViewsButton({ storageKey }: { storageKey: string }) {
  const t = useT('projects.views')
  const [search] = useSearchParams()
  const [prefs, setPrefs] = useTablePrefs(storageKey)
  const { data: views, isError } = useQuery(viewsQuery)
  useViewEvents(useProjectRights().isStaff)
  const { trigger, panel } = useMenuTrigger()
  // Undefined while no dialog is open, null for a new view.
  const [edited, setEdited] = useState<ProjectView | null | undefined>(undefined)
  const shown = { query: viewQuery(search), columns: { shown: prefs.shown, order: [...prefs.order] } }
  // The list without filters is no view, even if one was saved of it.
  const active = shown.query === '' ? undefined : views?.find(({ query }) => query === shown.query)
  const edit = (view: ProjectView | null) => {
    panel?.onClose()
    setEdited(view)
  }
  return (
    <>
      <Button
        {...trigger}
        aria-haspopup="dialog"
        aria-label={active ? t('active', { name: active.name }) : t('title')}
        flexShrink="0"
        px={{ base: '2.5', sm: '3' }}
        variant={active ? 'subtle' : 'outline'}
        colorPalette={active ? 'brand' : 'gray'}
      >
        <Bookmark size={16} aria-hidden />
        <Box as="bdi" display={{ base: 'none', sm: 'inline' }} maxW="40" truncate>
          {active?.name ?? t('title')}
        </Box>
        <Box display={{ base: 'none', sm: 'inline' }}>
          <ChevronDown size={16} aria-hidden />
        </Box>
      </Button>
      {panel ? (
        <ViewsPanel
          triggerId={panel.triggerId}
          views={views}
          hasFailed={isError && !views}
          activeId={active?.id}
          onClose={panel.onClose}
          onChoose={({ columns }) => {
            setPrefs({ ...prefs, ...columns })
            panel.onClose()
          }}
          onEdit={edit}
        />
      ) : null}
      {edited === undefined ? null : (
        <ViewDialog view={edited} shown={shown} onClose={() => setEdited(undefined)} />
      )}
    </>
  )
}
