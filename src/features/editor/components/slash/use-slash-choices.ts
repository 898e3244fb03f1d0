import { useIntl } from 'react-intl'
import { slashIn } from '../../extensions/slash-trigger.ts'
import { chainInText } from '../../model/focus-text.ts'
import { useEditorContext } from '../session/editor-context.ts'
import { useTextSteps } from '../session/use-text-steps.ts'
import { blockChoices, listChoices, remarkChoices, type StartChain } from '../toolbar/format-choices.ts'
import { insertChoices, noteChoices } from '../toolbar/insert-choices.ts'
import type { ToolChoice } from '../toolbar/tool-menu.tsx'
import { useFormatState } from '../toolbar/use-format-state.ts'

/** A choice of the toolbar with its name, which removes the slash and the text after it in its own step of undo. */
export type SlashChoice = ToolChoice & { label: string }

const start: StartChain = (editor) => chainInText(editor).removeSlash()

/** The blocks and insertions of the toolbar that are possible at the caret. */
export function useSlashChoices(): SlashChoice[] {
  const intl = useIntl()
  const { editor, compose, setDialog, pickPicture } = useEditorContext()
  const steps = useTextSteps()
  const state = useFormatState(editor)
  const removeAnd = (run: () => void) => {
    start(editor).run()
    run()
  }
  const slash = slashIn(editor.state)
  const { parent } = editor.state.selection.$from
  const isAlone = parent.textContent.trim().length <= (slash?.query.length ?? 0) + 1
  const choices: ToolChoice[] = [
    ...blockChoices(editor, state, start).filter(({ id }) => id !== state.block),
    ...listChoices(editor, state, start),
    ...insertChoices(
      editor,
      state,
      {
        linkItem: () => removeAnd(() => setDialog('item-link')),
        pickPicture: () => removeAnd(pickPicture),
        split: () => removeAnd(steps.split),
        merge: () => removeAnd(steps.merge),
      },
      start,
    ),
    // A comment is about words.
    ...noteChoices((kind) => removeAnd(() => compose(kind))).filter(({ id }) => id !== 'comment' || !isAlone),
    ...remarkChoices(editor, state, start),
  ]
  return choices
    .filter(({ isDisabled }) => !isDisabled)
    .map((choice) => ({ ...choice, label: intl.formatMessage({ id: `editor.tool.${choice.id}` }) }))
}
