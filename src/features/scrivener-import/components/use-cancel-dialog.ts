import { importCan } from '@contract/import-actions.ts'
import type { ImportRecord } from '@contract/imports.ts'
import { useEffect, useRef } from 'react'
import { useAbility } from '@/lib/auth/ability.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { useCancelImport } from '../api/imports.ts'
import { forgetUpload } from '../model/unfinished-upload.ts'

/** Cancels an import after confirmation; the signal closes the dialog when the import ends first. */
export function useCancelQuestion() {
  const ask = useConfirm()
  const cancel = useCancelImport()
  const t = useT('scrivener-import.cancel')
  const confirmCancel = async (
    { id, fileName }: Pick<ImportRecord, 'id' | 'fileName'>,
    until?: AbortSignal,
  ) => {
    const isSure = await ask({
      title: t('question', { fileName }),
      body: t('body'),
      confirmLabel: t('confirm'),
      cancelLabel: t('keep'),
      isDanger: true,
      ...(until ? { until } : {}),
    })
    if (!isSure) return
    forgetUpload(id)
    cancel.mutateAsync(id).catch(() => toast.error({ title: t('failed') }))
  }
  return { confirmCancel, isCancelling: cancel.isPending }
}

/** As {@link useCancelQuestion} for the import on screen. */
export function useCancelDialog(record: ImportRecord | undefined) {
  const { confirmCancel, isCancelling } = useCancelQuestion()
  const ended = useRef(new AbortController())
  const canCreate = useAbility().can('create', 'manuscripts')
  const isOpen = record !== undefined && importCan.cancel({ ...record, canCreate }).isAllowed
  useEffect(() => {
    if (!isOpen) return
    const controller = new AbortController()
    ended.current = controller
    return () => controller.abort()
  }, [isOpen])
  return {
    confirmCancel: async () => {
      if (record && isOpen) await confirmCancel(record, ended.current.signal)
    },
    isCancelling,
    canCancel: isOpen,
  }
}
