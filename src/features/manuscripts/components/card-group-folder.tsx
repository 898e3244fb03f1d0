import { Heading } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { Ellipsis } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { ItemIcon } from '../shared/item-icon.tsx'
import { useCards } from './card-context.ts'
import { EditButton } from './edit-button.tsx'
import { InlineTitle } from './inline-title.tsx'
import { useItemEdits } from './use-item-edits.ts'

type CardGroupFolderProps = {
  folder: ItemSummary
  title: string
  level: 'h2' | 'h3'
  isTemplates: boolean
  /** The number of its cards. */
  children: ReactNode
}

/** The head of a folder that is a group of cards: its title, which is edited like that of a card, and its menu. */
export function CardGroupFolder({ folder, title, level, isTemplates, children }: CardGroupFolderProps) {
  const intl = useIntl()
  const contextMenu = useContextMenu()
  const { mayEdit, actions, open, folderMenu } = useCards()
  const { title: edit } = useItemEdits(folder, actions)
  const opener = useRef<HTMLButtonElement>(null)
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!mayEdit) return
    if (event.key === 'F2') edit.start()
    else if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey)
      void actions.undoLast()
    else return
    event.preventDefault()
  }
  return (
    <>
      <ItemIcon item={folder} isTemplates={isTemplates} />
      {edit.draft ? (
        <InlineTitle edit={edit} onKeyEnd={() => opener.current?.focus()} />
      ) : (
        <Heading as={level} textStyle="md" minW="0" dir="auto" css={textAlignMatchParent}>
          <button
            ref={opener}
            type="button"
            data-open=""
            aria-keyshortcuts={mayEdit ? 'F2' : undefined}
            onClick={() => open(folder)}
            onKeyDown={handleKeyDown}
          >
            {title}
          </button>
        </Heading>
      )}
      {edit.draft ? null : children}
      {mayEdit && !edit.draft ? <EditButton field="title" title={title} onStart={edit.start} /> : null}
      <IconButton
        size="xs"
        label={intl.formatMessage({ id: 'manuscripts.binder.actions-of' }, { title })}
        onClick={(event) =>
          contextMenu.openFromButton(event.currentTarget, folderMenu(folder, edit.start), title)
        }
      >
        <Ellipsis />
      </IconButton>
    </>
  )
}
