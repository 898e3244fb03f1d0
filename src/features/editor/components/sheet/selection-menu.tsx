import { Flex } from '@chakra-ui/react'
import { isTextSelection } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { BubbleMenu } from '@tiptap/react/menus'
import {
  Asterisk,
  Bold,
  ExternalLink,
  Highlighter,
  ImageIcon,
  Italic,
  Link2,
  MessageSquarePlus,
} from 'lucide-react'
import { useIntl } from 'react-intl'
import { useDesk } from '../desk/desk-context.ts'
import { Tool } from '../toolbar/tool.tsx'
import { useFormatState } from '../toolbar/use-format-state.ts'

const isPicture = (selection: unknown) =>
  selection instanceof NodeSelection && selection.node.type.name === 'image'

/** What one most often wants of selected words, a link or a picture, right beside it. */
export function SelectionMenu() {
  const intl = useIntl()
  const { editor, compose, setDialog, openItem } = useDesk()
  const state = useFormatState(editor)
  const chain = () => editor.chain().focus()
  const isOnLink = !state.hasSelection && (state.link || state.itemLink)
  const follow = () => {
    if (state.itemLink) openItem(editor.getAttributes('itemLink').itemId)
    else window.open(editor.getAttributes('link').href, '_blank', 'noopener,noreferrer')
  }
  return (
    <BubbleMenu
      editor={editor}
      options={{ placement: 'top', offset: 8 }}
      shouldShow={({ editor: now, state: { selection } }) => {
        if (!now.isEditable || !now.view.hasFocus()) return false
        if (isPicture(selection)) return true
        if (selection.empty) return now.isActive('link') || now.isActive('itemLink')
        return isTextSelection(selection)
      }}
    >
      <Flex
        role="group"
        aria-label={intl.formatMessage({ id: 'editor.selection-menu' })}
        gap="0.5"
        p="1"
        bg="bg.surface"
        borderRadius="card"
        boxShadow="floating"
        data-print="hide"
      >
        {state.image ? (
          <Tool id="picture-alt" icon={ImageIcon} onClick={() => setDialog('picture')} />
        ) : isOnLink ? (
          <>
            <Tool id="follow" icon={ExternalLink} onClick={follow} />
            <Tool
              id={state.itemLink ? 'itemLink' : 'link'}
              icon={Link2}
              onClick={() => setDialog(state.itemLink ? 'item-link' : 'link')}
            />
          </>
        ) : (
          <>
            <Tool id="bold" icon={Bold} isPressed={state.bold} onClick={() => chain().toggleBold().run()} />
            <Tool
              id="italic"
              icon={Italic}
              isPressed={state.italic}
              onClick={() => chain().toggleItalic().run()}
            />
            <Tool
              id="highlight"
              icon={Highlighter}
              isPressed={state.highlight}
              onClick={() => chain().toggleHighlight().run()}
            />
            <Tool id="link" icon={Link2} isPressed={state.link} onClick={() => setDialog('link')} />
            <Tool id="comment" icon={MessageSquarePlus} onClick={() => compose('comment')} />
            <Tool id="footnote" icon={Asterisk} onClick={() => compose('footnote')} />
          </>
        )}
      </Flex>
    </BubbleMenu>
  )
}
