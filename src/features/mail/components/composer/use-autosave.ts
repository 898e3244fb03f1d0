import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { putDraft } from '../../api/drafts.ts'
import { type Composition, isBlank } from '../../model/composition.ts'

const debounceMs = 1200

/** The state of the newest version: unchanged, being saved, on the server, or only on this device. */
export type AutosaveState = 'idle' | 'saving' | 'saved' | 'device'

/** Saves a draft on the server when typing pauses; the device already has it. */
export function useAutosave(uid: string, composition: Composition, isDone: RefObject<boolean>) {
  const client = useQueryClient()
  const [state, setState] = useState<AutosaveState>('idle')
  const saved = useRef(composition.updatedAt)
  const running = useRef<Promise<void>>(Promise.resolve())
  const latest = useRef(composition)
  latest.current = composition

  const save = useCallback(() => {
    const now = latest.current
    if (isDone.current || now.updatedAt === saved.current || isBlank(now)) return
    saved.current = now.updatedAt
    setState('saving')
    running.current = putDraft(client, uid, now).then(
      () => setState('saved'),
      (error: unknown) => {
        console.warn('The draft could not be saved on the server; it is kept on this device.', error)
        saved.current = 0
        setState('device')
      },
    )
  }, [client, uid, isDone])

  useEffect(() => {
    if (composition.updatedAt === saved.current) return
    const timer = setTimeout(save, debounceMs)
    return () => clearTimeout(timer)
  }, [composition.updatedAt, save])
  useEffect(() => {
    window.addEventListener('online', save)
    return () => {
      window.removeEventListener('online', save)
      save()
    }
  }, [save])

  return { state, /** Resolves when no save is running. */ settle: () => running.current }
}
