import type { KanbanBoard } from '@contract/demo/kanban.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { ApiError } from '@/lib/api/api-error.ts'
import { showFormError } from '@/lib/api/form-errors.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { FormDialog } from '@/ui/form/form-dialog.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { useAddBoard, useRenameBoard } from '../api/board-changes.ts'

const schema = z.object({
  title: z.string().trim().min(1, 'kanban.board.error.title').max(80, 'kanban.board.error.long'),
})

/** Creates or renames a board; an existing title is refused at the field. */
export function BoardDialog({ board, onClose }: { board: KanbanBoard | null; onClose: () => void }) {
  const t = useT('kanban.board')
  const add = useAddBoard()
  const rename = useRenameBoard()
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { title: board?.title ?? '' } })
  return (
    <FormDialog
      title={t(board ? 'rename' : 'new')}
      form={form}
      submit={t(board ? 'rename.save' : 'new.save')}
      onClose={onClose}
      onSubmit={async ({ title }) => {
        try {
          if (board) await rename.mutateAsync({ boardId: board.id, newName: title })
          else await add.mutateAsync(title)
          onClose()
        } catch (error) {
          const isTaken = error instanceof ApiError && error.status === 400
          if (isTaken) form.setError('title', { message: 'kanban.board.error.taken' }, { shouldFocus: true })
          else showFormError(form, error)
        }
      }}
    >
      <TextField name="title" label={t('title')} autoComplete="off" maxLength={80} isRequired />
    </FormDialog>
  )
}
