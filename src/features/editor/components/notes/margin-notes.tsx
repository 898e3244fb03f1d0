import { Box } from '@chakra-ui/react'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { throttle } from '@/lib/time/throttle.ts'
import { composingIn } from '../../extensions/anchors-plugin.ts'
import { type Placed, stackNotes } from '../../model/stack-notes.ts'
import { useEditorContext } from '../session/editor-context.ts'
import { NoteCard } from './note-card.tsx'
import { NoteComposer } from './note-composer.tsx'
import { useNotes } from './use-notes.ts'

const GAP = 8
const COMPOSER = 'composer'
const THROTTLE_MS = 80

/** The notes of the filter in the margin, each as close to its text as the other notes allow. */
export function MarginNotes() {
  const intl = useIntl()
  const { manuscript, editor, composing, endComposing } = useEditorContext()
  const notes = useNotes()
  const column = useRef<HTMLDivElement>(null)
  const [tops, setTops] = useState<ReadonlyMap<string, number>>(new Map())
  const shown = notes.shown.filter(({ anchor }) => anchor !== null)
  const { activeId } = notes

  const place = useCallback(() => {
    const element = column.current
    if (!element || editor.isDestroyed) return
    const start = element.getBoundingClientRect().top
    const placed: Placed[] = []
    for (const card of element.querySelectorAll<HTMLElement>('[data-place]')) {
      const at = Number(card.dataset.at)
      if (at > editor.state.doc.content.size) continue
      const { top } = editor.view.coordsAtPos(at)
      placed.push({ id: card.dataset.place ?? '', preferredTop: top - start - 4, height: card.offsetHeight })
    }
    const next = stackNotes(placed, composing ? COMPOSER : activeId, GAP)
    setTops((before) =>
      before.size === next.size && [...next].every(([id, top]) => before.get(id) === top) ? before : next,
    )
  }, [editor, activeId, composing])

  // Runs after every render, because notes may have been added, removed or resized.
  useLayoutEffect(place)
  useLayoutEffect(() => {
    const soon = throttle(place, THROTTLE_MS)
    const observer = new ResizeObserver(soon.call)
    observer.observe(editor.view.dom)
    for (const card of column.current?.children ?? []) observer.observe(card)
    editor.on('update', soon.call)
    return () => {
      soon.cancel()
      observer.disconnect()
      editor.off('update', soon.call)
    }
  }, [editor, place])

  const held = composingIn(editor.state)
  const spot = (id: string) => ({
    position: 'absolute' as const,
    insetInline: 0,
    top: tops.get(id) ?? 0,
    visibility: tops.has(id) ? ('visible' as const) : ('hidden' as const),
  })
  return (
    <Box
      ref={column}
      as="section"
      data-print="hide"
      position="relative"
      ms="4"
      aria-label={intl.formatMessage({ id: 'editor.notes.margin' })}
    >
      {composing && held ? (
        <div data-place={COMPOSER} data-at={held.from} style={{ ...spot(COMPOSER), zIndex: 2 }}>
          <NoteComposer
            manuscript={composing === 'footnote' ? null : manuscript}
            label={intl.formatMessage({ id: `editor.notes.new.${composing}` })}
            sendLabel={intl.formatMessage({ id: 'editor.notes.add' })}
            onSend={notes.add}
            onCancel={endComposing}
          />
        </div>
      ) : null}
      {shown.map((note) => (
        <div
          key={note.id}
          data-place={note.id}
          data-at={note.anchor?.from}
          style={{ ...spot(note.id), zIndex: note.id === activeId ? 1 : 0 }}
        >
          <NoteCard note={note} notes={notes} />
        </div>
      ))}
    </Box>
  )
}
