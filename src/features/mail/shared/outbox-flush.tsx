import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useUser } from '@/features/auth/api/session.ts'
import { href } from '@/lib/href.ts'
import { useT } from '@/lib/use-t.ts'
import { toast } from '@/ui/toaster.tsx'
import { startOutboxTimer } from '../api/outbox-timer.ts'
import type { FlushResult } from '../model/outbox-store.ts'

/** Renders nothing; sends the outbox from every screen and reports the result. */
export function OutboxFlush() {
  const uid = useUser()?.uid
  return uid === undefined ? null : <Flush key={uid} uid={uid} />
}

function Flush({ uid }: { uid: string }) {
  const client = useQueryClient()
  const notice = useFlushNotice()
  const latest = useRef(notice)
  latest.current = notice
  useEffect(() => startOutboxTimer(client, uid, (done) => latest.current(done)), [client, uid])
  return null
}

/** Reports the result of sending on screens that do not show the conversation. */
function useFlushNotice() {
  const navigate = useNavigate()
  const t = useT('mail')
  const isShown = (threadId: string) => new URLSearchParams(location.search).get('thread') === threadId
  return ({ sent, refused, waiting }: FlushResult) => {
    const late = sent.filter(({ entry }) => entry.state !== 'held')
    if (late.length > 0) toast.success({ title: t('outbox.sent.title', { count: late.length }) })
    for (const { entry, threadId } of sent) {
      if (entry.state === 'held' && !isShown(threadId))
        toast.success({
          title: t('sent.title'),
          action: {
            label: t('sent.view.title'),
            onClick: () => void navigate(href('mail.app', undefined, { thread: threadId })),
          },
        })
    }
    if (waiting.length > 0) toast.info({ title: t('sent.waiting.title') })
    for (const entry of refused)
      toast.error({
        title: t('outbox.failed.title', { subject: entry.composition.subject }),
        action: { label: t('outbox.show.title'), onClick: () => void navigate(href('mail.app')) },
      })
  }
}
