import { Button, Field, Input } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { toSafeHref } from '../../extensions/link-mark.ts'
import { useDesk } from '../desk/desk-context.ts'
import { DeskDialogFrame } from './desk-dialog.tsx'

/** The address of a link: of the selected words, of the link the cursor stands in, or of a new one. */
export function LinkDialog() {
  const intl = useIntl()
  const { editor, setDialog } = useDesk()
  const [start] = useState<string>(() => editor.getAttributes('link').href ?? '')
  const [address, setAddress] = useState(start)
  const [isWrong, setWrong] = useState(false)
  const say = (id: string) => intl.formatMessage({ id })

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const href = toSafeHref(address)
    if (!href) {
      setWrong(true)
      return
    }
    const { empty } = editor.state.selection
    if (empty && start === '') {
      const text = address.trim()
      editor.commands.insertContent([{ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }])
    } else editor.commands.setLink(href)
    setDialog(null)
  }
  const handleRemove = () => {
    editor.commands.unsetLink()
    setDialog(null)
  }

  return (
    <DeskDialogFrame
      title={say(start ? 'editor.link.edit' : 'editor.link.add')}
      footer={
        <>
          {start ? (
            <Button variant="outline" colorPalette="danger" me="auto" onClick={handleRemove}>
              {say('editor.link.remove')}
            </Button>
          ) : null}
          <Button variant="outline" onClick={() => setDialog(null)}>
            {say('ui.cancel')}
          </Button>
          <Button type="submit" form="editor-link">
            {say('editor.link.set')}
          </Button>
        </>
      }
    >
      <form id="editor-link" onSubmit={handleSubmit} noValidate>
        <Field.Root invalid={isWrong}>
          <Field.Label>{say('editor.link.address')}</Field.Label>
          <Input
            data-autofocus=""
            inputMode="url"
            dir="ltr"
            placeholder="https://"
            maxLength={2048}
            value={address}
            onChange={(event) => {
              setAddress(event.currentTarget.value)
              setWrong(false)
            }}
          />
          <Field.ErrorText>
            <CircleAlert size={14} aria-hidden />
            {say('editor.link.wrong')}
          </Field.ErrorText>
        </Field.Root>
      </form>
    </DeskDialogFrame>
  )
}
