import { Button } from '@chakra-ui/react'
import { DOC_TOO_LONG } from '@contract/document-limit.ts'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { type Store, useStore } from '@/lib/external-store.ts'
import { useEditorContext, useSessionState } from '../session/editor-context.ts'
import { showBody } from '../session/use-body-editor.ts'
import { Notice } from './notice.tsx'

type NoticesProps = { others: Store<number>; isUnreadable: boolean }

/** Messages about this item: open elsewhere, unreadable, in the trash, restored draft. */
export function Notices({ others, isUnreadable }: NoticesProps) {
  const intl = useIntl()
  const { manuscript, tree, actions, itemId, editorSession, session, editor, canWrite, setDialog } =
    useEditorContext()
  const { phase, message } = useSessionState(session)
  const otherTabs = useStore(others)
  const [isAnnounced, setAnnounced] = useState(editorSession.restored !== null)
  const isTrashed = tree.byId.get(itemId)?.inTrash === true
  const t = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values)

  useEffect(() => {
    if (phase === 'conflict') setDialog('conflict')
  }, [phase, setDialog])

  const discard = () => {
    setAnnounced(false)
    if (!editorSession.restored) return
    const { before, fields } = editorSession.restored
    // Applied as an undoable step before the change event, which then finds no difference.
    if (fields.includes('content')) showBody(editor, before.content, true)
    for (const name of fields) session.change(name, before[name])
    editorSession.announce(before, fields)
  }
  const button = (id: string, onClick: () => void) => (
    <Button size="xs" variant="outline" onClick={onClick}>
      {t(id)}
    </Button>
  )

  return (
    <>
      {isUnreadable ? <Notice tone="danger">{t('editor.notice.unreadable')}</Notice> : null}
      {!canWrite ? (
        <Notice tone="info">
          {t(manuscript.deletedAt ? 'editor.notice.manuscript-trashed' : 'editor.notice.read-only')}
        </Notice>
      ) : null}
      {isTrashed ? (
        <Notice
          tone="warning"
          action={canWrite ? button('editor.notice.restore', () => void actions.restore(itemId)) : null}
        >
          {t('editor.notice.trashed')}
        </Notice>
      ) : null}
      {isAnnounced && phase !== 'conflict' ? (
        <Notice
          tone="info"
          action={
            <>
              {button('editor.notice.discard', discard)}
              {button('editor.notice.understood', () => setAnnounced(false))}
            </>
          }
        >
          {t('editor.notice.restored')}
        </Notice>
      ) : null}
      {phase === 'conflict' ? (
        <Notice tone="danger" action={button('editor.conflict.choose', () => setDialog('conflict'))}>
          {t('editor.notice.conflict')}
        </Notice>
      ) : null}
      {phase === 'refused' ? (
        <Notice tone="danger">
          {message === DOC_TOO_LONG ? t('editor.notice.too-long') : t('editor.notice.refused', { message })}
        </Notice>
      ) : null}
      {phase === 'deleted' || phase === 'forbidden' || phase === 'signed-out' ? (
        <Notice tone="danger">{t(`editor.notice.${phase}`)}</Notice>
      ) : null}
      {otherTabs > 0 && canWrite ? <Notice tone="info">{t('editor.notice.other-tab')}</Notice> : null}
    </>
  )
}
