import type { ImportRecord } from '@contract/imports.ts'
import { useEffect, useRef } from 'react'
import { useT } from '@/lib/use-t.ts'
import { useConfirm } from '@/ui/confirm.tsx'
import { toast } from '@/ui/toaster.tsx'
import { useCancelImport } from '../api/imports.ts'
import { forgetUpload } from '../model/unfinished-upload.ts'

/** Cancels an import after confirmation; the dialog closes when the import ends first. */
export function useCancelDialog(record: ImportRecord | undefined) {
  const ask = useConfirm()
  const cancel = useCancelImport()
  const ended = useRef(new AbortController())
  const isOpen = record?.status === 'pending' || record?.status === 'processing'
  useEffect(() => {
    if (!isOpen) return
    const controller = new AbortController()
    ended.current = controller
    return () => controller.abort()
  }, [isOpen])

  const t = useT('scrivener-import.cancel')
  const confirmCancel = async () => {
    if (!record) return
    const isSure = await ask({
      title: t('question', { fileName: record.fileName }),
      body: t('body'),
      confirmLabel: t('confirm'),
      cancelLabel: t('keep'),
      isDanger: true,
      until: ended.current.signal,
    })
    if (!isSure) return
    forgetUpload(record.id)
    cancel.mutate(record.id, { onError: () => toast.error({ title: t('failed') }) })
  }
  return { confirmCancel, isCancelling: cancel.isPending }
}
