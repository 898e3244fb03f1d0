import type { Item } from '@contract/items.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { sessionStore, useUser } from '@/features/auth/api/session.ts'
import { itemQuery } from '@/features/manuscripts/api/items.ts'
import { ApiError } from '@/lib/api/api-error.ts'
import { afterFirstScreen } from '@/lib/browser/after-first-screen.ts'
import { reportError } from '@/lib/browser/report-error.ts'
import { href } from '@/lib/routing/href.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { leftDraftsOf } from '../model/draft-store.ts'

/** An item, and whether its draft was saved or differs from its stored state. */
type LeftText = { item: Item; manuscriptId: string; outcome: 'saved' | 'differs' }

/**
 * Saves what closed tabs of this device left in the texts of a user (R-1021); without a connection, when it is back. An
 * item that is gone, or that the user may no longer read, keeps its draft.
 */
export async function saveLeftDrafts(client: QueryClient, userId: string): Promise<LeftText[]> {
  const drafts = await leftDraftsOf(userId)
  if (drafts.length === 0) return []
  const { saveLeftDraft } = await import('../api/editor-session.ts')
  const texts: LeftText[] = []
  const isSignedIn = () => sessionStore.get().user?.uid === userId
  for (const left of drafts) {
    if (!isSignedIn()) break
    const itemId = left.itemKey.slice(userId.length + 1)
    const item = await client.fetchQuery(itemQuery(left.manuscriptId, itemId)).catch((error: unknown) => {
      if (error instanceof ApiError && [400, 403, 404, 422].includes(error.status)) return null
      throw error
    })
    const outcome = item && isSignedIn() ? await saveLeftDraft(client, item, userId, left) : null
    if (item && outcome) texts.push({ item, manuscriptId: left.manuscriptId, outcome })
  }
  return texts
}

/** Saves the texts that closed tabs left on this device, and tells which of them need a choice (R-1021). */
export function useLeftDrafts(): void {
  const userId = useUser()?.uid
  const client = useQueryClient()
  const report = useRef<(texts: readonly LeftText[]) => void>(() => undefined)
  report.current = useReport()
  useEffect(() => {
    if (userId === undefined) return
    afterFirstScreen(() => {
      saveLeftDrafts(client, userId).then(
        (texts) => report.current(texts),
        (error: unknown) => reportError(error, { where: 'left drafts' }),
      )
    })
  }, [client, userId])
}

function useReport() {
  const intl = useIntl()
  const navigate = useNavigate()
  return (texts: readonly LeftText[]) => {
    const titleOf = ({ item }: LeftText) => item.title || intl.formatMessage({ id: 'app.left-text.untitled' })
    const saved = texts.filter(({ outcome }) => outcome === 'saved')
    const [differing] = texts.filter(({ outcome }) => outcome === 'differs')
    const [first] = saved
    if (first)
      toast.success({
        title: intl.formatMessage(
          { id: 'app.left-text.saved' },
          { count: saved.length, title: titleOf(first) },
        ),
      })
    if (differing)
      toast.warning({
        title: intl.formatMessage({ id: 'app.left-text.differs' }, { title: titleOf(differing) }),
        duration: 20_000,
        action: {
          label: intl.formatMessage({ id: 'app.left-text.open' }),
          onClick: () =>
            void navigate(
              href('editor.item', { manuscriptId: differing.manuscriptId, itemId: differing.item.id }),
            ),
        },
      })
  }
}
