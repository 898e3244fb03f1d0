import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { throttle } from '@/lib/time/throttle.ts'
import { REMOTE_CHANGE } from '../../extensions/apply-remote-body.ts'
import { documentWords, wordsBetween } from '../../model/block-cache.ts'
import { countTypedWords, excludeWords } from '../../model/session-word-count.ts'

const THROTTLE_MS = 120

/** The word count of the text and the selection, throttled because the whole text is counted. */
export function useWordCount(editor: Editor, itemId: string): { words: number; selected: number } {
  const [count, setCount] = useState(() => ({ words: documentWords(editor.state.doc), selected: 0 }))
  useEffect(() => {
    let words = documentWords(editor.state.doc)
    countTypedWords(itemId, words)
    const recount = throttle(() => {
      if (editor.isDestroyed) return
      const { doc, selection } = editor.state
      words = documentWords(doc)
      countTypedWords(itemId, words)
      const selected = selection.empty ? 0 : wordsBetween(doc, selection.from, selection.to)
      setCount((before) =>
        before.words === words && before.selected === selected ? before : { words, selected },
      )
    }, THROTTLE_MS)
    const onUpdate = ({ transaction }: { transaction: { getMeta: (key: string) => unknown } }) => {
      // Text from other users does not count as written in this session.
      if (transaction.getMeta(REMOTE_CHANGE)) excludeWords(itemId, documentWords(editor.state.doc) - words)
      recount.call()
    }
    setCount({ words, selected: 0 })
    editor.on('update', onUpdate)
    editor.on('selectionUpdate', recount.call)
    return () => {
      recount.cancel()
      editor.off('update', onUpdate)
      editor.off('selectionUpdate', recount.call)
    }
  }, [editor, itemId])
  return count
}
