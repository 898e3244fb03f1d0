import { Button, Field, Input } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { toast } from '@/ui/toaster.tsx'
import { keepRevision, revisionKeys } from '../../api/revisions.ts'
import { useDesk } from '../desk/desk-context.ts'
import { DeskDialogFrame } from './desk-dialog.tsx'

/** Keeps the present state under a name; what is unsaved is saved first. */
export function NameRevisionDialog() {
  const intl = useIntl()
  const client = useQueryClient()
  const { manuscript, itemId, session, setDialog } = useDesk()
  const [name, setName] = useState('')
  const keep = useMutation({
    mutationFn: async (title: string) => {
      if (!(await session.flush())) throw new Error('what is unsaved could not be saved first')
      return keepRevision(manuscript.id, itemId, title)
    },
    onSuccess() {
      void client.invalidateQueries({ queryKey: revisionKeys.all(manuscript.id, itemId) })
      toast.success({ title: intl.formatMessage({ id: 'editor.revisions.kept' }) })
      setDialog(null)
    },
  })
  const say = (id: string) => intl.formatMessage({ id })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') keep.mutate(name.trim())
  }
  return (
    <DeskDialogFrame
      title={say('editor.revisions.keep')}
      description={say('editor.revisions.keep.why')}
      footer={
        <>
          <Button variant="outline" onClick={() => setDialog(null)}>
            {say('ui.cancel')}
          </Button>
          <Button type="submit" form="editor-revision" loading={keep.isPending}>
            {say('editor.notes.keep')}
          </Button>
        </>
      }
    >
      <form id="editor-revision" onSubmit={handleSubmit}>
        <Field.Root invalid={keep.isError} required>
          <Field.Label>{say('editor.revisions.name')}</Field.Label>
          <Input
            data-autofocus=""
            dir="auto"
            maxLength={300}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Field.ErrorText>
            <CircleAlert size={14} aria-hidden />
            {say('editor.revisions.failed')}
          </Field.ErrorText>
        </Field.Root>
      </form>
    </DeskDialogFrame>
  )
}
