import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useUser } from '@/features/auth/api/session.ts'
import { toast } from '@/ui/toaster.tsx'
import { startFlushing } from '../api/waiting-mail.ts'

/** Draws nothing: messages written without a connection go out from any screen, and that is said (in the shell, loaded after it). */
export function OutboxFlush() {
  const uid = useUser()?.uid
  return uid === undefined ? null : <Flush key={uid} uid={uid} />
}

function Flush({ uid }: { uid: string }) {
  const intl = useIntl()
  const client = useQueryClient()
  const latest = useRef(intl)
  latest.current = intl
  useEffect(
    () =>
      startFlushing(client, uid, (count) =>
        toast.success({ title: latest.current.formatMessage({ id: 'mail.outbox.sent.title' }, { count }) }),
      ),
    [client, uid],
  )
  return null
}
