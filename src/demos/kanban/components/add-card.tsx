import { Box, Button, Input } from '@chakra-ui/react'
import type { KanbanBoard } from '@contract/demo/kanban.ts'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { useAddCard } from '../api/board-changes.ts'

/** Adds cards to a board: the field stays open after each one, and Escape closes it. */
export function AddCard({ board }: { board: KanbanBoard }) {
  const t = useT('kanban.add')
  const add = useAddCard()
  const [isOpen, setIsOpen] = useState(false)
  const [title, setTitle] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsOpen(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  const save = () => {
    const itemTitle = title.trim()
    if (itemTitle === '') return
    setTitle('')
    add.mutateAsync({ itemTitle, boardName: board.title, boardId: board.id }).catch(() => {
      setTitle((typed) => typed || itemTitle)
      toast.error({ title: t('failed', { title: itemTitle }) })
    })
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save()
    if (event.key === 'Escape') close()
  }
  return (
    <Box px="2" pb="2">
      {isOpen ? (
        <Input
          autoFocus
          size="sm"
          bg="bg.surface"
          aria-label={t('field', { board: board.title })}
          placeholder={t('placeholder')}
          maxLength={200}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
          onKeyDown={handleKey}
          onBlur={() => (title.trim() === '' ? setIsOpen(false) : undefined)}
        />
      ) : (
        <Button
          ref={button}
          size="xs"
          variant="ghost"
          width="full"
          justifyContent="flex-start"
          colorPalette="gray"
          onClick={() => setIsOpen(true)}
        >
          <Plus size={16} aria-hidden />
          {t('open')}
        </Button>
      )}
    </Box>
  )
}
