import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { messageText, reasonMessage } from '@/lib/api/refusal.ts'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { type Store, useStore } from '@/lib/storage/external-store.ts'
import { useEditorContext, useSessionState, useTree } from '../session/editor-context.ts'
import { showBody } from '../session/use-body-editor.ts'
import { ConflictBar } from './conflict-bar.tsx'
import { Notice } from './notice.tsx'

type NoticesProps = { others: Store<number>; isUnreadable: boolean }

/** Messages about this item: open elsewhere, unreadable, in the trash, restored draft. */
export function Notices({ others, isUnreadable }: NoticesProps) {
  const { manuscript, itemId, session, editor, canWrite } = useEditorContext()
  const { tree, actions } = useTree()
  const phase = useSessionState(session, (state) => state.phase)
  const message = useSessionState(session, (state) => state.message)
  const otherTabs = useStore(others)
  const restored = session.restored()
  const [isAnnounced, setAnnounced] = useState(restored !== null)
  const isTrashed = tree.byId.get(itemId)?.inTrash === true
  const intl = useIntl()
  const t = useT('editor')

  const discard = () => {
    setAnnounced(false)
    if (!restored) return
    const { before, fields } = restored
    // Applied as an undoable step before the change event, which then finds no difference.
    if (fields.includes('content')) showBody(editor, before.content, true)
    for (const name of fields) session.change(name, before[name])
    session.announce(before, fields)
  }
  const button = (id: MessageKey<'editor'>, onClick: () => void) => (
    <Button size="xs" variant="outline" onClick={onClick}>
      {t(id)}
    </Button>
  )

  return (
    <>
      {isUnreadable ? <Notice tone="danger">{t('notice.unreadable')}</Notice> : null}
      {!canWrite ? (
        <Notice tone="info">
          {t(manuscript.deletedAt ? 'notice.manuscript-trashed' : 'notice.read-only')}
        </Notice>
      ) : null}
      {isTrashed ? (
        <Notice
          tone="warning"
          action={canWrite ? button('notice.restore', () => void actions.restore(itemId)) : null}
        >
          {t('notice.trashed')}
        </Notice>
      ) : null}
      {isAnnounced && phase !== 'conflict' ? (
        <Notice
          tone="info"
          action={
            <>
              {button('notice.discard', discard)}
              {button('notice.understood', () => setAnnounced(false))}
            </>
          }
        >
          {t('notice.restored')}
        </Notice>
      ) : null}
      {phase === 'conflict' ? <ConflictBar /> : null}
      {phase === 'refused' ? (
        <Notice tone="danger">
          {message === 'document_too_long'
            ? t('notice.too-long')
            : t('notice.refused', { message: messageText(intl, reasonMessage(message) ?? message) })}
        </Notice>
      ) : null}
      {phase === 'deleted' || phase === 'forbidden' || phase === 'signed-out' ? (
        <Notice tone="danger">{t(`notice.${phase}`)}</Notice>
      ) : null}
      {otherTabs > 0 && canWrite ? <Notice tone="info">{t('notice.other-tab')}</Notice> : null}
    </>
  )
}
