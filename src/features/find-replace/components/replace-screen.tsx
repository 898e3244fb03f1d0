import { Button, Stack } from '@chakra-ui/react'
import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import type { OpenManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { usePageTitle } from '@/lib/routing/page-title.ts'
import { PageFrame } from '@/ui/layout/page.tsx'
import { MOST_FIND } from '../model/find-query.ts'
import type { ReplaceBy } from '../model/replaced-fields.ts'
import { FindCard } from './find-card.tsx'
import { FindResult } from './find-result.tsx'
import { LastReplacementCard } from './last-replacement-card.tsx'
import { type FindRequest, useFind } from './use-find.ts'
import { useReplace } from './use-replace.ts'

type ReplaceScreenProps = { manuscript: ManuscriptDetail; tree: OpenManuscript['tree']; canWrite: boolean }

const START: Omit<FindRequest['query'], 'text'> = {
  isExact: false,
  isWord: false,
  ignoresAccents: false,
  isPattern: false,
}

/** Finds words in all texts of a manuscript, and replaces the chosen hits. */
export function ReplaceScreen({ manuscript, tree, canWrite }: ReplaceScreenProps) {
  const { id, title } = manuscript
  const t = useT('find-replace')
  usePageTitle(t('of', { title }))
  const [search, setSearch] = useSearchParams()
  const [request, setRequest] = useState<FindRequest>({
    query: { ...START, text: (search.get('q') ?? '').slice(0, MOST_FIND) },
    fields: ['text'],
  })
  const [by, setBy] = useState<ReplaceBy>({ text: '', keepsCase: false })
  const { state, find, forget } = useFind(id, tree)
  const replacing = useReplace(id)
  const start = () => {
    replacing.reset()
    setSearch({ q: request.query.text }, { replace: true, preventScrollReset: true })
    void find(request)
  }
  // The words in the URL, as from the editor, are found at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the words that the screen was opened with
  useEffect(() => {
    if (request.query.text !== '') void find(request)
  }, [])
  const isRunning = replacing.state.step === 'running'
  return (
    <PageFrame
      title={t('of', { title })}
      description={t(canWrite ? 'description' : 'description.read-only')}
      actions={
        <Button asChild variant="outline">
          <Link to={href('editor.manuscript', { id })}>
            <FormattedMessage id="find-replace.back" />
          </Link>
        </Button>
      }
    >
      <Stack gap="5">
        <FindCard
          request={request}
          by={canWrite ? by : null}
          isBusy={state.step === 'searching' || isRunning}
          onRequest={setRequest}
          onBy={setBy}
          onFind={start}
        />
        <LastReplacementCard
          last={replacing.last}
          state={replacing.state}
          onUndo={() => void replacing.undo()}
          onDismiss={replacing.dismiss}
        />
        <FindResult
          manuscriptId={id}
          state={state}
          request={request}
          by={canWrite ? by : null}
          isRunning={isRunning}
          onReplace={(items) => {
            const name = t('revision', { find: request.query.text.slice(0, 100), by: by.text.slice(0, 100) })
            void replacing
              .replace({ items, find: request.query.text, by, revisionName: name.slice(0, 300) })
              .then(forget)
          }}
        />
      </Stack>
    </PageFrame>
  )
}
