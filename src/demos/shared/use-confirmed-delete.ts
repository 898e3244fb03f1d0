import { toast } from '@/ui/feedback/toaster.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'

type ConfirmedDelete = {
  /** The question, which names what is deleted. */
  title: string
  body: string
  confirmLabel: string
  done: string
  failed: (error: unknown) => string
  remove: () => Promise<unknown>
}

/** Deletes after a confirmation and reports the result; resolves to whether it was deleted. */
export function useConfirmedDelete() {
  const confirm = useConfirm()
  return async ({ done, failed, remove, ...question }: ConfirmedDelete): Promise<boolean> => {
    if (!(await confirm({ ...question, isDanger: true }))) return false
    try {
      await remove()
      toast.success({ title: done })
      return true
    } catch (error) {
      toast.error({ title: failed(error) })
      return false
    }
  }
}
