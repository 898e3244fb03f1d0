import { Button, Field, Textarea } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { useDesk } from '../desk/desk-context.ts'
import { DeskDialogFrame } from './desk-dialog.tsx'

/** What a picture shows, in words: for those who cannot see it and for when it cannot be loaded. */
export function PictureDialog() {
  const intl = useIntl()
  const { editor, setDialog } = useDesk()
  const [alt, setAlt] = useState<string>(() => editor.getAttributes('image').alt ?? '')
  const say = (id: string) => intl.formatMessage({ id })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    editor.commands.updateAttributes('image', { alt: alt.trim() || null })
    setDialog(null)
  }
  return (
    <DeskDialogFrame
      title={say('editor.picture.alt')}
      footer={
        <>
          <Button variant="outline" onClick={() => setDialog(null)}>
            {say('ui.cancel')}
          </Button>
          <Button type="submit" form="editor-picture">
            {say('editor.notes.keep')}
          </Button>
        </>
      }
    >
      <form id="editor-picture" onSubmit={handleSubmit}>
        <Field.Root>
          <Field.Label>{say('editor.picture.alt.label')}</Field.Label>
          <Textarea
            data-autofocus=""
            dir="auto"
            rows={3}
            maxLength={1000}
            value={alt}
            onChange={(event) => setAlt(event.currentTarget.value)}
          />
          <Field.HelperText>{say('editor.picture.alt.help')}</Field.HelperText>
        </Field.Root>
      </form>
    </DeskDialogFrame>
  )
}
