import { Box, Button, Text } from '@chakra-ui/react'
import type { Revision } from '@contract/items.ts'
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
import { diffDocuments, isUnchanged } from '../../model/diff-documents.ts'
import { fitDocument } from '../../model/fit-document.ts'
import { useEditorContext } from '../session/editor-context.ts'
import { DiffBlocks } from './diff-blocks.tsx'
import { useRestoreRevision } from './use-restore-revision.ts'

/** Compares a revision with the current text word by word, with a button that restores it. */
export function CompareDialog({ revision, onClose }: { revision: Revision; onClose: () => void }) {
  const intl = useIntl()
  const { manuscript, itemId, editor, canWrite } = useEditorContext()
  const query = useQuery(revisionQuery(manuscript.id, itemId, revision.id))
  const { restore, isRestoring } = useRestoreRevision()
  const now = useMemo(() => documentJson(editor.state.doc), [editor])
  const blocks = useMemo(
    () => (query.data ? diffDocuments(fitDocument(query.data.content), fitDocument(now)) : []),
    [query.data, now],
  )
  const isSame = query.data !== undefined && isUnchanged(blocks)
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
      {isSame ? <Text color="fg.muted">{t('compare.same')}</Text> : null}
      <Box
        dir="auto"
        lang={manuscript.language}
        fontFamily="prose"
        fontSize="md"
        lineHeight="1.65"
        whiteSpace="pre-wrap"
        maxW="prose"
      >
        <DiffBlocks blocks={blocks} />
      </Box>
    </DialogFrame>
  )
}
