import { announce, cleanup } from '@atlaskit/pragmatic-drag-and-drop-live-region'
import type { ChangeCustomFieldsBody, CustomField } from '@contract/custom-fields.ts'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '@/lib/api/api-error.ts'
import { refusalText } from '@/lib/api/refusal.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { useChangeCustomFields } from '../../api/custom-fields.ts'

type Definition = Pick<CustomField, 'type' | 'options'>

/** The changes of custom fields with their question, toasts and undo; each resolves to whether it was done. */
export function useCustomFieldChanges(manuscriptId: string, fields: readonly CustomField[]) {
  const intl = useIntl()
  const t = useT('manuscripts.custom-fields')
  const confirm = useConfirm()
  const { mutateAsync } = useChangeCustomFields(manuscriptId)
  useEffect(() => cleanup, [])

  const run = async (change: ChangeCustomFieldsBody, onTaken?: () => void): Promise<boolean> => {
    try {
      await mutateAsync(change)
      return true
    } catch (error) {
      const isTaken = error instanceof ApiError && error.fields.title === 'taken'
      if (isTaken && onTaken) {
        onTaken()
        return false
      }
      toast.error({
        title: t('failed'),
        description: isTaken
          ? t('taken')
          : (refusalText(intl, error) ?? intl.formatMessage({ id: 'manuscripts.failed.nothing-changed' })),
      })
      return false
    }
  }

  async function runWithUndo(change: ChangeCustomFieldsBody, back: ChangeCustomFieldsBody, done: string) {
    if (!(await run(change))) return false
    toast.undo(done, intl.formatMessage({ id: 'manuscripts.undo' }), () => void run(back))
    return true
  }

  return {
    /** Calls `onTaken` when another field has the title, which its field says. */
    add: (title: string, definition: Definition, onTaken: () => void) =>
      run({ kind: 'add', id: crypto.randomUUID(), title, ...definition }, onTaken),
    rename: ({ id, title }: CustomField, to: string) =>
      runWithUndo(
        { kind: 'edit', id, title: to },
        { kind: 'edit', id, title },
        t('renamed', { name: title, to }),
      ),
    define: ({ id, title, type, options }: CustomField, next: Partial<Definition>) =>
      runWithUndo(
        { kind: 'edit', id, ...next },
        { kind: 'edit', id, type, options },
        t(next.type ? 'type-changed' : 'options-changed', { name: title }),
      ),
    /** Moves a field one position up or down and announces the new one. */
    async move(field: CustomField, step: 1 | -1): Promise<boolean> {
      const at = fields.indexOf(field) + step
      const others = fields.filter((one) => one !== field)
      if (!(await run({ kind: 'move', id: field.id, afterId: others[at - 1]?.id ?? null }))) return false
      announce(t('moved', { name: field.title, position: at + 1, count: fields.length }))
      return true
    },
    async remove({ id, title }: CustomField, count: number): Promise<boolean> {
      const isSure = await confirm({
        title: t('delete-heading', { name: title }),
        body: t('delete-body', { count }),
        confirmLabel: t('delete'),
        isDanger: true,
      })
      return (
        isSure && runWithUndo({ kind: 'delete', id }, { kind: 'restore', id }, t('deleted', { name: title }))
      )
    },
  }
}
export type CustomFieldChanges = ReturnType<typeof useCustomFieldChanges>
