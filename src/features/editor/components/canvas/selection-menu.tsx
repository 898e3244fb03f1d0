import { Flex } from '@chakra-ui/react'
import { type Editor, isTextSelection } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { BubbleMenu } from '@tiptap/react/menus'
import { Asterisk, Bold, ExternalLink, Highlighter, Italic, Link2, MessageSquarePlus } from 'lucide-react'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { selectedPicture } from '../../extensions/change-picture.ts'
import { chainInText } from '../../model/focus-text.ts'
import { useEditorContext } from '../session/editor-context.ts'
import { Tool } from '../toolbar/tool.tsx'
import { useFormatState } from '../toolbar/use-format-state.ts'
import { PicturePanel, SELECTION_MENU } from './picture-panel.tsx'

/** Opens the menu below a selection in the first line, where it would cover the title. */
const belowFirstLine = (editor: Editor) => () => {
  const { dom } = editor.view
  const frame = dom.closest('[data-editor-scroll]')
  return { boundary: frame ? [dom, frame] : dom, crossAxis: false }
}

/** The most common actions on a selection, a link or an image, shown beside it. */
export function SelectionMenu() {
  const intl = useIntl()
  const { editor, compose, setDialog, openItem } = useEditorContext()
  const state = useFormatState(editor)
  const isOnPicture = useEditorState({
    editor,
    selector: ({ editor: now }) => selectedPicture(now.state) !== null,
  })
  const panel = useRef<HTMLDivElement>(null)
  const chain = () => chainInText(editor)
  const isOnLink = !state.hasSelection && (state.link || state.itemLink)
  const follow = () => {
    if (state.itemLink) openItem(editor.getAttributes('itemLink').itemId)
    else window.open(editor.getAttributes('link').href, '_blank', 'noopener,noreferrer')
  }
  return (
    <BubbleMenu
      editor={editor}
      pluginKey={SELECTION_MENU}
      options={{
        placement: 'top',
        offset: 8,
        flip: belowFirstLine(editor),
        // Beside a large picture, the panel may be outside of the visible part of the text.
        onUpdate: () => panel.current?.scrollIntoView({ block: 'nearest' }),
      }}
      shouldShow={({ editor: now, element, state: { selection } }) => {
        // The menu asks a moment after a selection, when the editor may have closed.
        if (now.isDestroyed || !now.isEditable) return false
        const hasFocus = now.view.hasFocus()
        if (selectedPicture(now.state)) return hasFocus || element.contains(document.activeElement)
        if (!hasFocus) return false
        if (selection.empty) return now.isActive('link') || now.isActive('itemLink')
        return isTextSelection(selection)
      }}
    >
      <Flex
        role="group"
        aria-label={intl.formatMessage({ id: isOnPicture ? 'editor.tool.picture' : 'editor.selection-menu' })}
        gap="0.5"
        p="1"
        bg="bg.surface"
        borderRadius="card"
        boxShadow="floating"
        data-print="hide"
      >
        {isOnPicture ? (
          <PicturePanel ref={panel} />
        ) : isOnLink ? (
          <>
            <Tool tool="follow" icon={ExternalLink} onClick={follow} />
            <Tool
              tool={state.itemLink ? 'itemLink' : 'link'}
              icon={Link2}
              onClick={() => setDialog(state.itemLink ? 'item-link' : 'link')}
            />
          </>
        ) : (
          <>
            <Tool tool="bold" icon={Bold} isPressed={state.bold} onClick={() => chain().toggleBold().run()} />
            <Tool
              tool="italic"
              icon={Italic}
              isPressed={state.italic}
              onClick={() => chain().toggleItalic().run()}
            />
            <Tool
              tool="highlight"
              icon={Highlighter}
              isPressed={state.highlight}
              onClick={() => chain().toggleHighlight().run()}
            />
            <Tool tool="link" icon={Link2} isPressed={state.link} onClick={() => setDialog('link')} />
            <Tool tool="comment" icon={MessageSquarePlus} onClick={() => compose('comment')} />
            <Tool tool="footnote" icon={Asterisk} onClick={() => compose('footnote')} />
          </>
        )}
      </Flex>
    </BubbleMenu>
  )
}
