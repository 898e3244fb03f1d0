import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { ADOPTED } from '../../extensions/adopt.ts'
import { documentWords, wordsBetween } from '../../model/block-cache.ts'
import { forgiveWords, noteWords } from '../../model/session-words.ts'

const PAUSE_MS = 120

/** The words of the text and of what is selected; counted a moment after the last key, never during it. */
export function useWordCount(editor: Editor, itemId: string): { words: number; selected: number } {
  const [count, setCount] = useState(() => ({ words: documentWords(editor.state.doc), selected: 0 }))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let words = documentWords(editor.state.doc)
    noteWords(itemId, words)
    const recount = () => {
      timer = undefined
      if (editor.isDestroyed) return
      const { doc, selection } = editor.state
      words = documentWords(doc)
      noteWords(itemId, words)
      const selected = selection.empty ? 0 : wordsBetween(doc, selection.from, selection.to)
      setCount((before) =>
        before.words === words && before.selected === selected ? before : { words, selected },
      )
    }
    const soon = () => {
      timer ??= setTimeout(recount, PAUSE_MS)
    }
    const onUpdate = ({ transaction }: { transaction: { getMeta: (key: string) => unknown } }) => {
      // What somebody else wrote is not this visit's work.
      if (transaction.getMeta(ADOPTED)) forgiveWords(itemId, documentWords(editor.state.doc) - words)
      soon()
    }
    setCount({ words, selected: 0 })
    editor.on('update', onUpdate)
    editor.on('selectionUpdate', soon)
    return () => {
      clearTimeout(timer)
      editor.off('update', onUpdate)
      editor.off('selectionUpdate', soon)
    }
  }, [editor, itemId])
  return count
}
