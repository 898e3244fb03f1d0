import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { refusalText } from '@/lib/api/refusal.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { itemQuery, itemsQuery } from '../../api/items.ts'
import { itemKeys, manuscriptKeys } from '../../api/keys.ts'
import { useItemOperation } from '../../api/use-items.ts'
import { isOnSeveral } from '../../model/item-action.ts'
import { createItemActions, type ItemActions } from '../../model/item-actions.ts'
import { applyOperation, type ItemOperation } from '../../model/item-operations.ts'
import { buildTree } from '../../model/tree.ts'
import { createUndoStack, type UndoStack } from '../../model/undo.ts'
import { saveOpenTexts } from '../open-texts.ts'

/** A text that is open in this tab could not be saved. */
class UnsavedTextError extends Error {}

const stacks = new Map<string, UndoStack>()

function stackOf(manuscriptId: string): UndoStack {
  const stack = stacks.get(manuscriptId) ?? createUndoStack()
  stacks.set(manuscriptId, stack)
  return stack
}

/**
 * The item actions of a manuscript with toasts and undo; all screens of a manuscript share one undo stack.
 * The object is stable.
 */
export function useItemActions(manuscriptId: string): ItemActions {
  const intl = useIntl()
  const client = useQueryClient()
  const { mutateAsync } = useItemOperation(manuscriptId)
  return useMemo(() => {
    const pending = () =>
      client
        .getMutationCache()
        .findAll({ mutationKey: itemKeys.operations(manuscriptId), status: 'pending' })
        .map((mutation) => mutation.state.variables as ItemOperation)
    const undoLabel = intl.formatMessage({ id: 'manuscripts.undo' })
    const untitled = intl.formatMessage({ id: 'manuscripts.untitled' })
    return createItemActions({
      run: mutateAsync,
      tree: () =>
        buildTree(
          pending().reduce(applyOperation, client.getQueryData(itemsQuery(manuscriptId).queryKey) ?? []),
        ),
      async readItem(id) {
        if (!(await saveOpenTexts(manuscriptId))) throw new UnsavedTextError('A text is not saved')
        return client.fetchQuery({ ...itemQuery(manuscriptId, id), staleTime: 0 })
      },
      vocabulary: () => client.getQueryData<ManuscriptDetail>(manuscriptKeys.detail(manuscriptId)),
      stack: stackOf(manuscriptId),
      onDone(action, titles, undo) {
        const text =
          titles.length > 1 && isOnSeveral(action)
            ? intl.formatMessage({ id: `manuscripts.done.${action}-many` }, { count: titles.length })
            : intl.formatMessage({ id: `manuscripts.done.${action}` }, { title: titles[0] || untitled })
        return toast.undo(text, undoLabel, () => void undo())
      },
      onFailed(action, error) {
        toast.error({
          title: intl.formatMessage({ id: `manuscripts.failed.${action}` }),
          description:
            (error instanceof UnsavedTextError
              ? intl.formatMessage({ id: 'manuscripts.failed.unsaved' })
              : refusalText(intl, error)) ?? intl.formatMessage({ id: 'manuscripts.failed.nothing-changed' }),
        })
      },
    })
  }, [client, intl, manuscriptId, mutateAsync])
}
