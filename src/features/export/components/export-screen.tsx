import { Button, Flex } from '@chakra-ui/react'
import type { Collection, ManuscriptDetail } from '@contract/manuscripts.ts'
import { withMatches } from '@contract/match-search.ts'
import type { Output } from '@contract/outputs.ts'
import { useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { OpenManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { usePageTitle } from '@/lib/routing/page-title.ts'
import { EmptyState } from '@/ui/feedback/states.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { compileOrder } from '../shared/compile-order.ts'
import { OutputBar } from './output-bar.tsx'
import { OutputEditor } from './output-editor.tsx'
import { useOpenOutput } from './use-open-output.ts'
import { useOutputActions } from './use-output-actions.ts'

type ExportScreenProps = {
  manuscript: ManuscriptDetail
  tree: OpenManuscript['tree']
  collections: readonly Collection[]
  outputs: readonly Output[]
}

/** The outputs of a manuscript, and the choices, preview and export of the open one. */
export function ExportScreen({ manuscript, tree, collections, outputs }: ExportScreenProps) {
  const { id, title, language } = manuscript
  const t = useT('export')
  usePageTitle(t('of', { title }))
  const opened = useOpenOutput(outputs, language, t('how.manuscript'))
  const actions = useOutputActions(id, language, opened.open)
  const mayChange = manuscript.access !== 'viewer' && manuscript.deletedAt === null
  const items = useMemo(() => compileOrder(tree), [tree])
  const source = useMemo(
    () => ({ manuscript, items, collections: withMatches(collections, items, manuscript.customFields) }),
    [manuscript, items, collections],
  )
  const back = (
    <Flex gap="2" wrap="wrap">
      {mayChange ? (
        <Button asChild variant="outline">
          <Link to={href('corrections.manuscript', { id })}>
            <FormattedMessage id="export.corrections" />
          </Link>
        </Button>
      ) : null}
      <Button asChild variant="outline">
        <Link to={href('editor.manuscript', { id })}>
          <FormattedMessage id="export.back" />
        </Link>
      </Button>
    </Flex>
  )
  if (!items.some((item) => !item.inTrash && item.hasText)) {
    return (
      <EmptyState
        level="h1"
        title={<FormattedMessage id="export.empty" />}
        body={<FormattedMessage id="export.empty-body" />}
        action={back}
      />
    )
  }
  return (
    <PageFrame
      width="wide"
      title={t('of', { title })}
      description={<FormattedMessage id="export.description" />}
      actions={back}
    >
      <OutputBar outputs={outputs} opened={opened} actions={mayChange ? actions : null} />
      <OutputEditor
        key={opened.output.id}
        source={source}
        opened={opened}
        actions={mayChange ? actions : null}
      />
    </PageFrame>
  )
}
