import { Input } from '@chakra-ui/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

type NoteCellProps = { label: string; note: string; onSave: (note: string) => void }

/**
 * A text that is edited in place: saved on Enter and when the field is left, unchanged after Escape. A note that changes
 * while the user types replaces nothing, and the save is based on the version that the user saw.
 */
export function NoteCell({ label, note, onSave }: NoteCellProps) {
  const [text, setText] = useState<string | null>(null)
  const edit = useRef<{ text: string; from: NoteCellProps } | null>(null)
  const end = () => {
    edit.current = null
    setText(null)
  }
  const commit = () => {
    const next = edit.current?.text.trim()
    const from = edit.current?.from
    end()
    if (from && next !== undefined && next !== from.note) from.onSave(next)
  }
  const latest = useRef(commit)
  latest.current = commit
  // A long table removes the rows that are scrolled out of view.
  useEffect(() => () => latest.current(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.stopPropagation()
    if (event.key === 'Enter') commit()
    else end()
  }
  return (
    <Input
      size="xs"
      variant="flushed"
      borderColor="transparent"
      _hover={{ borderColor: 'border.control' }}
      aria-label={label}
      value={text ?? note}
      maxLength={200}
      onChange={({ currentTarget: { value } }) => {
        edit.current = { text: value, from: edit.current?.from ?? { label, note, onSave } }
        setText(value)
      }}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  )
}
