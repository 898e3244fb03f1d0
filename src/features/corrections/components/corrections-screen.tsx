import { Button } from '@chakra-ui/react'
import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import { useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { compileOrder } from '@/features/export/shared/compile-order.ts'
import type { OpenManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { usePageTitle } from '@/lib/routing/page-title.ts'
import { PageFrame } from '@/ui/layout/page.tsx'
import { ComparedFile } from './compared-file.tsx'
import { FileChoice } from './file-choice.tsx'
import { useFileComparison } from './use-file-comparison.ts'

type CorrectionsScreenProps = { manuscript: ManuscriptDetail; tree: OpenManuscript['tree'] }

/** Chooses a corrected file, compares it with the manuscript, and takes over what the writer accepts. */
export function CorrectionsScreen({ manuscript, tree }: CorrectionsScreenProps) {
  const { id, title } = manuscript
  const t = useT('corrections')
  usePageTitle(t('of', { title }))
  const items = useMemo(() => compileOrder(tree), [tree])
  const { state, compare, close } = useFileComparison(id, items)
  return (
    <PageFrame
      title={t('of', { title })}
      description={<FormattedMessage id="corrections.description" />}
      actions={
        <Button asChild variant="outline">
          <Link to={href('editor.manuscript', { id })}>
            <FormattedMessage id="corrections.back" />
          </Link>
        </Button>
      }
    >
      {state.step === 'compared' ? (
        <ComparedFile
          manuscriptId={id}
          fileName={state.file.name}
          found={state.found}
          onCompare={() => void compare(state.file)}
          onClose={close}
        />
      ) : (
        <FileChoice state={state} onChoose={(file) => void compare(file)} />
      )}
    </PageFrame>
  )
}
