import { useIntl } from 'react-intl'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import { vocabularyChoices } from '../../shared/item-actions/item-menu.ts'
import { ItemLabelDot } from '../../shared/item-label-dot.tsx'

type CellChoiceProps = {
  kind: 'label' | 'status' | 'field'
  /** The name of the column. */
  field: string
  title: string
  value: { name: string; colour?: string | null } | null
  valueId: string | null
  entries: () => readonly { id: string; name: string }[]
  onChoose: (id: string | null) => void
}

/** A label or status, chosen from a menu in its cell. */
export function CellChoice({ kind, field, title, value, valueId, entries, onChoose }: CellChoiceProps) {
  const intl = useIntl()
  const contextMenu = useContextMenu()
  const none = intl.formatMessage({ id: 'manuscripts.none' })
  const label = intl.formatMessage(
    { id: 'manuscripts.outline.cell' },
    { field, title, value: value?.name ?? none },
  )
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-haspopup="menu"
      aria-label={label}
      onClick={(event) =>
        contextMenu.openFromButton(
          event.currentTarget,
          vocabularyChoices(kind, entries(), valueId, none, onChoose),
          label,
        )
      }
    >
      {value?.colour === undefined ? null : <ItemLabelDot colour={value.colour} size="2" />}
      <span data-text="" dir="auto">
        {value?.name}
      </span>
    </button>
  )
}
