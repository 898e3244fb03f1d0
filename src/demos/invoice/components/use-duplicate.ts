import { useRef } from 'react'
import { reportError } from '@/lib/browser/report-error.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { useNavigateWhileOpen } from '@/lib/routing/pending-navigation.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { useDuplicateInvoice } from '../api/write-invoice.ts'

/** Duplicates an invoice, once at a time, and opens the copy for editing. */
export function useDuplicate() {
  const t = useT('invoice.duplicate')
  const navigate = useNavigateWhileOpen()
  const copy = useDuplicateInvoice()
  // A double click runs before the button is rendered as busy.
  const isRunning = useRef(false)
  const duplicate = async (id: number) => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      const made = await copy.mutateAsync(id)
      toast.success({ title: t('done', { id: String(id), copy: String(made.id) }) })
      await navigate(href('invoice.edit', { id: String(made.id) }))
    } catch (error) {
      reportError(error, { action: 'invoice duplicate' })
      toast.error({ title: t('failed') })
    } finally {
      isRunning.current = false
    }
  }
  return { duplicate, isBusy: copy.isPending }
}
