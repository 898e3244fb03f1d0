import { Button } from '@chakra-ui/react'
import { useForm } from 'react-hook-form'
import { useT } from '@/lib/i18n/use-t.ts'
import { FormDialog } from '@/ui/form/form-dialog.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { toSafeHref } from '../../extensions/link-mark.ts'
import { useEditorContext } from '../session/editor-context.ts'
import { useEditorDialogFrame } from './use-editor-dialog-frame.ts'

/** Edits the link at the cursor or links the selection. */
export function EditorLinkDialog() {
  const frame = useEditorDialogFrame()
  const { editor } = useEditorContext()
  const form = useForm({ defaultValues: { address: String(editor.getAttributes('link').href ?? '') } })
  const start = form.formState.defaultValues?.address ?? ''
  const t = useT('editor')

  const handleSubmit = ({ address }: { address: string }) => {
    const href = toSafeHref(address)
    if (!href) {
      form.setError('address', { message: 'editor.link.wrong' }, { shouldFocus: true })
      return
    }
    const { empty, to } = editor.state.selection
    if (empty && start === '') {
      const text = address.trim()
      editor.commands.insertContent([{ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }])
    } else editor.commands.setLink(href)
    // The next key follows the linked words and does not replace them.
    if (!empty) editor.commands.setTextSelection(to)
    frame.onClose()
  }
  const handleRemove = () => {
    editor.commands.unsetLink()
    frame.onClose()
  }

  return (
    <FormDialog
      {...frame}
      size="sm"
      title={t(start ? 'link.edit' : 'link.add')}
      form={form}
      submit={t('link.set')}
      aside={
        start ? (
          <Button variant="outline" colorPalette="danger" me="auto" onClick={handleRemove}>
            {t('link.remove')}
          </Button>
        ) : null
      }
      onSubmit={handleSubmit}
    >
      <TextField
        name="address"
        label={t('link.address')}
        inputMode="url"
        dir="ltr"
        placeholder="https://"
        maxLength={2048}
        autoComplete="off"
      />
    </FormDialog>
  )
}
