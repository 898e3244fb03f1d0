import type { PersonRef } from '@contract/people.ts'
import { type Editor, useEditorState } from '@tiptap/react'
import { mentionQuery } from '@/features/people/shared/mention-query.ts'
import { useSuggestions } from '@/ui/inputs/use-suggestions.ts'

/** Offers the recipients of a message after an @ in its text; the list is placed below the caret. */
export function useEditorMention(editor: Editor, people: readonly PersonRef[]) {
  const query = useEditorState({
    editor,
    selector: ({ editor: { state, isFocused } }) => {
      const { $from, empty } = state.selection
      if (!empty || !isFocused) return null
      return mentionQuery($from.parent.textBetween(0, $from.parentOffset, '\n', '\n'))
    },
  })
  const wanted = query?.toLocaleLowerCase() ?? ''
  const matches = people.filter(({ name }) => ` ${name.toLocaleLowerCase()}`.includes(` ${wanted}`))
  return useSuggestions({
    query,
    options: query === null ? [] : matches,
    keyOf: ({ uid }) => uid,
    onPick: ({ name }) => {
      const to = editor.state.selection.from
      editor
        .chain()
        .focus()
        .insertContentAt({ from: to - (query ?? '').length, to }, `${name} `)
        .run()
    },
  })
}
