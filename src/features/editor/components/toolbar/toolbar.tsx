import { Flex, Separator } from '@chakra-ui/react'
import {
  Asterisk,
  Bold,
  CaseSensitive,
  Italic,
  Link2,
  List,
  ListOrdered,
  MessageSquarePlus,
  Plus,
  Redo2,
  Search,
  Table2,
  Underline,
  Undo2,
} from 'lucide-react'
import { memo, useRef } from 'react'
import { useDirection } from '@/lib/i18n/direction.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { editorPanes } from '../../model/editor-panes.ts'
import { chainInText } from '../../model/focus-text.ts'
import { PICTURE_TYPES } from '../../model/picture-file.ts'
import { useEditorContext } from '../session/editor-context.ts'
import { usePictures } from '../session/use-pictures.ts'
import { useTextSteps } from '../session/use-text-steps.ts'
import {
  alignChoices,
  alignIcons,
  blockChoices,
  blockIcons,
  moreChoices,
  typographyChoices,
} from './format-choices.ts'
import { insertChoices, tableChoices } from './insert-choices.ts'
import { Tool } from './tool.tsx'
import { ToolMenu } from './tool-menu.tsx'
import { useFormatState } from './use-format-state.ts'
import { useRovingFocus } from './use-roving-focus.ts'

const Gap = () => <Separator orientation="vertical" height="5" mx="1" flexShrink="0" />

/** The toolbar of the text: one tab stop, arrow keys within, Alt+F10 from the text. */
export const Toolbar = memo(function Toolbar() {
  const isRtl = useDirection() === 'rtl'
  const { editor, manuscript, compose, setDialog, isFinding, setFinding } = useEditorContext()
  const { isTypeset } = editorPanes.use()
  const state = useFormatState(editor)
  const { ref, ...roving } = useRovingFocus<HTMLDivElement>(isRtl)
  const picker = useRef<HTMLInputElement>(null)
  const steps = useTextSteps()
  const takePictures = usePictures(manuscript.id)
  const chain = () => chainInText(editor)
  const t = useT('editor')

  return (
    <Flex
      ref={ref}
      role="toolbar"
      aria-label={t('toolbar')}
      aria-orientation="horizontal"
      data-editor-toolbar=""
      align="center"
      gap="0.5"
      minW="0"
      flex="1"
      onKeyDown={roving.onKeyDown}
      onFocus={roving.onFocus}
    >
      {/* Only the tools scroll in a narrow editor, so that the search stays in view. */}
      <Flex align="center" gap="0.5" minW="0" flex="1" overflowX="auto" css={{ scrollbarWidth: 'none' }}>
        <Tool
          tool="undo"
          icon={Undo2}
          mirrors
          disabled={!state.canUndo}
          onClick={() => chain().undo().run()}
        />
        <Tool
          tool="redo"
          icon={Redo2}
          mirrors
          disabled={!state.canRedo}
          onClick={() => chain().redo().run()}
        />
        <Gap />
        <ToolMenu tool="block" icon={blockIcons[state.block]} choices={blockChoices(editor, state)} />
        <Tool tool="bold" icon={Bold} isPressed={state.bold} onClick={() => chain().toggleBold().run()} />
        <Tool
          tool="italic"
          icon={Italic}
          isPressed={state.italic}
          onClick={() => chain().toggleItalic().run()}
        />
        <Tool
          tool="underline"
          icon={Underline}
          isPressed={state.underline}
          onClick={() => chain().toggleUnderline().run()}
        />
        <ToolMenu
          tool="more"
          icon={CaseSensitive}
          choices={[
            ...moreChoices(editor, state),
            ...typographyChoices(editor, manuscript.language, isTypeset),
          ]}
        />
        <Gap />
        <ToolMenu
          tool="align"
          icon={alignIcons[state.align] ?? alignIcons.left ?? List}
          mirrors
          choices={alignChoices(editor, state)}
        />
        <Tool
          tool="bulletList"
          icon={List}
          mirrors
          isPressed={state.bulletList}
          onClick={() => chain().toggleBulletList().run()}
        />
        <Tool
          tool="orderedList"
          icon={ListOrdered}
          mirrors
          isPressed={state.orderedList}
          onClick={() => chain().toggleOrderedList().run()}
        />
        {state.table ? <ToolMenu tool="table" icon={Table2} choices={tableChoices(editor)} /> : null}
        <Gap />
        <Tool tool="link" icon={Link2} isPressed={state.link} onClick={() => setDialog('link')} />
        <ToolMenu
          tool="insert"
          icon={Plus}
          choices={insertChoices(editor, state, {
            linkItem: () => setDialog('item-link'),
            pickPicture: () => picker.current?.click(),
            ...steps,
          })}
        />
        <Tool tool="comment" icon={MessageSquarePlus} onClick={() => compose('comment')} />
        <Tool tool="footnote" icon={Asterisk} onClick={() => compose('footnote')} />
      </Flex>
      <Tool tool="find" icon={Search} isPressed={isFinding} onClick={() => setFinding(!isFinding)} />
      <input
        ref={picker}
        type="file"
        hidden
        accept={PICTURE_TYPES}
        multiple
        tabIndex={-1}
        aria-label={t('tool.picture')}
        onChange={(event) => {
          takePictures(editor, [...(event.currentTarget.files ?? [])], null)
          event.currentTarget.value = ''
        }}
      />
    </Flex>
  )
})
