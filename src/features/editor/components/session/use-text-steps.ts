import { useIntl } from 'react-intl'
import { mergeTarget } from '@/features/manuscripts/shared/item-actions/merge-target.ts'
import type { MessageId } from '@/lib/i18n/message-ids.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { splitDocument } from '../../model/split-document.ts'
import { useEditorContext } from './editor-context.ts'

/** Splits the open text at the caret and merges it with the next one. */
export function useTextSteps() {
  const intl = useIntl()
  const { editor, session, itemId, actions, openItem, opensParts } = useEditorContext()
  const refuse = (id: MessageId) => toast.info({ title: intl.formatMessage({ id }) })

  async function split() {
    // A body that the editor could not read is shown in part, and is never written.
    if (!(await session.flush()) || editor.isDestroyed || !editor.isEditable)
      return refuse('editor.split.unsaved')
    if (actions.tree().children.has(itemId)) return refuse('editor.split.has-items')
    const { doc, selection } = editor.state
    const part = splitDocument(doc, selection.from)
    if (typeof part === 'string') return refuse(`editor.split.${part}`)
    const otherId = crypto.randomUUID()
    const isOpen = () => window.location.pathname.includes(otherId)
    const done = await actions.split(session.state.get().base, part, otherId, () => {
      if (isOpen()) openItem(itemId)
    })
    if (done && opensParts) openItem(otherId)
  }

  function merge() {
    const tree = actions.tree()
    const item = tree.byId.get(itemId)
    const next = item ? mergeTarget(tree, item) : 'last'
    if (typeof next === 'string') refuse(`manuscripts.merge.${next}`)
    else void actions.merge(itemId, [next.id])
  }

  return { split: () => void split(), merge }
}
