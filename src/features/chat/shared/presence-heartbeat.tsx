import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { useUser } from '@/features/auth/api/session.ts'
import { nameWithCompany } from '@/features/people/shared/name-with-company.ts'
import { href } from '@/lib/href.ts'
import { importWithRetry } from '@/lib/import-with-retry.ts'
import { nextDue } from '@/lib/outbox/pending.ts'
import { startPresenceHeartbeat } from '@/lib/realtime/presence-heartbeat.ts'
import { toast } from '@/ui/toaster.tsx'
import { startReceiving } from '../api/delivery-receipts.ts'
import { CHAT_OUTBOX } from '../model/outbox-name.ts'

/** Sends presence heartbeats and delivery receipts for the signed-in user; renders nothing. */
export function PresenceHeartbeat() {
  const uid = useUser()?.uid
  return uid === undefined ? null : <Beat key={uid} uid={uid} />
}

function Beat({ uid }: { uid: string }) {
  const intl = useIntl()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const latest = useRef({ intl, navigate, pathname })
  latest.current = { intl, navigate, pathname }
  useEffect(() => startPresenceHeartbeat(), [])
  useEffect(
    () =>
      startReceiving(
        uid,
        () => latest.current.pathname === href('chat.page'),
        ({ no, name, affiliation, text }) =>
          toast.info({
            title: nameWithCompany(latest.current.intl, name, affiliation),
            description: text.length > 140 ? `${text.slice(0, 139)}…` : text,
            action: {
              label: latest.current.intl.formatMessage({ id: 'chat.open.nav' }),
              onClick: () => void latest.current.navigate(href('chat.page', undefined, { with: String(no) })),
            },
          }),
      ),
    [uid],
  )
  useEffect(() => {
    // Sends messages that were written offline, from any screen.
    const send = async () => {
      if (nextDue(CHAT_OUTBOX, uid) === null) return
      try {
        const { outboxOf } = await importWithRetry(() => import('../api/outbox.ts'))
        outboxOf(uid, client).sendNow()
      } catch (error) {
        console.warn(
          'What waits in the chat could not be sent; it is tried again with the connection.',
          error,
        )
      }
    }
    const handle = () => void send()
    handle()
    window.addEventListener('online', handle)
    return () => window.removeEventListener('online', handle)
  }, [uid, client])
  return null
}
