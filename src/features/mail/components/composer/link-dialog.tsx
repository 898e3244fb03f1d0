import type { Editor } from '@tiptap/react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { FormDialog } from '@/ui/form/form-dialog.tsx'
import { TextField } from '@/ui/form/text-field.tsx'

/** Normalises an address to a link with an allowed scheme; null for any other text. */
export function toHref(typed: string): string | null {
  const text = typed.trim()
  if (text === '' || /\s/.test(text)) return null
  if (/^[^@/:]+@[^@/]+\.[^@/]+$/.test(text)) return `mailto:${text}`
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  return /^(https?:\/\/.|mailto:.)/i.test(address) ? address : null
}

type LinkDialogProps = { editor: Editor; onClose: () => void }

/** Links the selected text or edits the link at the cursor. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const intl = useIntl()
  const before = String(editor.getAttributes('link').href ?? '')
  const form = useForm({ defaultValues: { address: before } })
  const close = () => {
    onClose()
    editor.commands.focus()
  }
  const handleSubmit = ({ address }: { address: string }) => {
    if (address.trim() === '') {
      editor.chain().focus().extendMarkRange('link').unsetLink().run()
      return onClose()
    }
    const href = toHref(address)
    if (!href) return form.setError('address', { message: 'mail.link.invalid' })
    const chain = editor.chain().focus()
    if (editor.state.selection.empty && before === '')
      chain
        .insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run()
    else chain.extendMarkRange('link').setLink({ href }).run()
    onClose()
  }
  return (
    <FormDialog
      size="sm"
      title={intl.formatMessage({ id: 'mail.format.link' })}
      onClose={close}
      form={form}
      submit={intl.formatMessage({ id: 'mail.link.save' })}
      onSubmit={handleSubmit}
    >
      <TextField
        name="address"
        label={intl.formatMessage({ id: 'mail.link.address' })}
        dir="ltr"
        autoComplete="off"
      />
    </FormDialog>
  )
}
