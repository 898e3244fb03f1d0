import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { useUser } from '@/features/auth/api/session.ts'
import { nameWithCompany } from '@/features/people/shared/name-with-company.ts'
import { startPresenceHeartbeat } from '@/lib/realtime/presence-heartbeat.ts'
import { href } from '@/lib/routing/href.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { startReceiving } from '../api/delivery-receipts.ts'

/** Sends presence heartbeats and delivery receipts for the signed-in user; renders nothing. */
export function PresenceHeartbeat() {
  const uid = useUser()?.uid
  return uid === undefined ? null : <Beat key={uid} uid={uid} />
}

function Beat({ uid }: { uid: string }) {
  const intl = useIntl()
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
  return null
}
