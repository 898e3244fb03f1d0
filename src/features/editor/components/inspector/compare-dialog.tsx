import { Button } from '@chakra-ui/react'
import type { Revision } from '@contract/revisions.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { ErrorState, ProseSkeleton } from '@/ui/feedback/states.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { DialogFrame } from '@/ui/overlay/dialog-frame.tsx'
import { FrameCancel } from '@/ui/overlay/frame-cancel.tsx'
import { revisionQuery } from '../../api/revisions.ts'
import { documentJson } from '../../model/block-cache.ts'
import { DocumentComparison } from '../../shared/document-comparison.tsx'
import { useEditorContext } from '../session/editor-context.ts'
import { useRestoreRevision } from './use-restore-revision.ts'

/** Compares a revision with the current text word by word, with a button that restores it. */
export function CompareDialog({ revision, onClose }: { revision: Revision; onClose: () => void }) {
  const intl = useIntl()
  const { manuscript, itemId, language, editor, canWrite } = useEditorContext()
  const query = useQuery(revisionQuery(manuscript.id, itemId, revision.id))
  const { restore, isRestoring } = useRestoreRevision()
  const now = useMemo(() => documentJson(editor.state.doc), [editor])
  const when = formatDate(intl, revision.createdAt, 'dayTime')
  const t = useT('editor')

  return (
    <DialogFrame
      size="lg"
      isReading
      isBusy={isRestoring}
      onClose={onClose}
      title={revision.name || when}
      description={t('compare.what')}
      footer={
        <>
          <FrameCancel>{intl.formatMessage({ id: 'ui.close' })}</FrameCancel>
          {canWrite ? (
            <Button
              loading={isRestoring}
              disabled={!query.data}
              onClick={() => void restore(revision).then((done) => done && onClose())}
            >
              {t('compare.restore')}
            </Button>
          ) : null}
        </>
      }
    >
      {query.isPending ? <ProseSkeleton lines={8} /> : null}
      {query.isError ? (
        <ErrorState level="h3" onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : null}
      {query.data ? <DocumentComparison before={query.data.content} after={now} language={language} /> : null}
    </DialogFrame>
  )
}
