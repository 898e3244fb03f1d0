import { Box } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { reportError } from '@/lib/browser/report-error.ts'
import { Delayed, ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { toast } from '@/ui/feedback/toaster.tsx'
import { SwitchRow } from '@/ui/inputs/switch-row.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { raisedCard } from '@/ui/layout/raised-card.ts'
import { usePatchWorkspace, workspaceQuery } from '../api/workspace.ts'

/** The settings of the whole installation (`/admin/workspace`, R-670). */
export function Page() {
  const intl = useIntl()
  const workspace = useQuery(workspaceQuery)
  const patch = usePatchWorkspace()
  const handleChange = async (templateAreas: boolean) => {
    try {
      await patch.mutateAsync({ templateAreas })
      toast.success({
        title: intl.formatMessage({ id: `admin.workspace.${templateAreas ? 'shown' : 'hidden'}` }),
      })
    } catch (error) {
      reportError(error, { where: 'workspace settings' })
      toast.error({ title: intl.formatMessage({ id: 'admin.workspace.not-saved' }) })
    }
  }
  return (
    <PageFrame
      title={intl.formatMessage({ id: 'admin.workspace.title' })}
      description={intl.formatMessage({ id: 'admin.workspace.lead' })}
    >
      {workspace.data ? (
        <Box p="5" maxW="content" {...raisedCard}>
          <SwitchRow
            label={intl.formatMessage({ id: 'admin.workspace.template-areas' })}
            help={intl.formatMessage({ id: 'admin.workspace.template-areas-help' })}
            isOn={patch.isPending ? patch.variables.templateAreas : workspace.data.templateAreas}
            isDisabled={patch.isPending}
            onChange={(isOn) => void handleChange(isOn)}
          />
        </Box>
      ) : workspace.isError ? (
        <ErrorState onRetry={() => void workspace.refetch()} isRetrying={workspace.isFetching} />
      ) : (
        <Delayed>
          <RowsSkeleton rows={1} height="96px" />
        </Delayed>
      )}
    </PageFrame>
  )
}
