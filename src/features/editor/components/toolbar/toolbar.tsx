import { Flex, Separator } from '@chakra-ui/react'
import {
  Bold,
  CaseSensitive,
  Italic,
  Link2,
  List,
  Plus,
  Redo2,
  Search,
  Table2,
  Underline,
  Undo2,
} from 'lucide-react'
import { memo } from 'react'
import { useDirection } from '@/lib/i18n/direction.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { editorPanes } from '../../model/editor-panes.ts'
import { chainInText } from '../../model/focus-text.ts'
import { useEditorContext } from '../session/editor-context.ts'
import { useTextSteps } from '../session/use-text-steps.ts'
import {
  alignChoices,
  alignIcons,
  blockChoices,
  blockIcons,
  listChoices,
  moreChoices,
  typographyChoices,
} from './format-choices.ts'
import { insertChoices, noteChoices, tableChoices } from './insert-choices.ts'
import { Tool } from './tool.tsx'
import { ToolMenu } from './tool-menu.tsx'
import { useFormatState } from './use-format-state.ts'
import { useRovingFocus } from './use-roving-focus.ts'

const Gap = () => <Separator orientation="vertical" height="5" mx="1" flexShrink="0" />

/** The toolbar of the text: one tab stop, arrow keys within, Alt+F10 from the text. */
export const Toolbar = memo(function Toolbar() {
  const isRtl = useDirection() === 'rtl'
  const { editor, language, compose, setDialog, pickPicture, isFinding, setFinding } = useEditorContext()
  const { isTypeset } = editorPanes.use()
  const state = useFormatState(editor)
  const { ref, ...roving } = useRovingFocus<HTMLDivElement>(isRtl)
  const steps = useTextSteps()
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
          choices={[...moreChoices(editor, state), ...typographyChoices(editor, language, isTypeset)]}
        />
        <Gap />
        <ToolMenu
          tool="align"
          icon={alignIcons[state.align] ?? alignIcons.left ?? List}
          mirrors
          choices={alignChoices(editor, state)}
        />
        {listChoices(editor, state).map(({ id, icon, isOn, run }) => (
          <Tool key={id} tool={id} icon={icon} mirrors isPressed={isOn} onClick={run} />
        ))}
        {state.table ? <ToolMenu tool="table" icon={Table2} choices={tableChoices(editor)} /> : null}
        <Gap />
        <Tool tool="link" icon={Link2} isPressed={state.link} onClick={() => setDialog('link')} />
        <ToolMenu
          tool="insert"
          icon={Plus}
          choices={insertChoices(editor, state, {
            linkItem: () => setDialog('item-link'),
            pickPicture,
            ...steps,
          })}
        />
        {noteChoices(compose).map(({ id, icon, run }) => (
          <Tool key={id} tool={id} icon={icon} onClick={run} />
        ))}
      </Flex>
      <Tool tool="find" icon={Search} isPressed={isFinding} onClick={() => setFinding(!isFinding)} />
    </Flex>
  )
})
