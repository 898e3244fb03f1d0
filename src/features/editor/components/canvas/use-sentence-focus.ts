import { useEffect } from 'react'
import { pageLook } from '../../model/page-look.ts'
import { useEditorContext } from '../session/editor-context.ts'

/** Marks the sentence at the caret while focus mode highlights sentences. */
export function useSentenceFocus(): void {
  const { editor, isFocused } = useEditorContext()
  const isBySentence = pageLook.use().focus === 'sentence' && isFocused
  useEffect(() => void editor.commands.setFocusOnSentence(isBySentence), [editor, isBySentence])
}
