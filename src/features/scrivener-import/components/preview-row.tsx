import { ITEM_TYPES } from '@contract/item-types.ts'
import type { ItemType } from '@contract/items.ts'
import { memo } from 'react'
import type { PreviewNode } from '../model/archive-preview.ts'

const INDENT_PX = 18
const DEEPEST_INDENT = 12

/** What a row says, in the reader's language; made once for all rows. */
export type RowWords = {
  untitled: string
  inTrash: string
  types: Readonly<Record<ItemType, string>>
  typeOf: (title: string) => string
}

type PreviewRowProps = {
  node: PreviewNode
  index: number
  top: number
  isOut: boolean
  type: ItemType
  words: RowWords
  onToggle: (index: number) => void
  onType: (index: number, type: ItemType) => void
}

/** A line of the preview. Plain elements, styled once by the tree around them: thousands of them scroll by. */
export const PreviewRow = memo(function PreviewRow(props: PreviewRowProps) {
  const { node, index, top, isOut, type, words, onToggle, onType } = props
  const title = node.title || words.untitled
  return (
    <div
      className="row"
      data-out={isOut || undefined}
      data-root={node.rootRole ? '' : undefined}
      style={{
        transform: `translateY(${top}px)`,
        paddingInlineStart: 12 + Math.min(node.depth, DEEPEST_INDENT) * INDENT_PX,
      }}
    >
      <label>
        <input type="checkbox" checked={!isOut} onChange={() => onToggle(index)} />
        <span dir="auto">{title}</span>
      </label>
      {node.isTrash ? (
        <small>{words.inTrash}</small>
      ) : (
        <select
          aria-label={words.typeOf(title)}
          value={type}
          disabled={isOut}
          onChange={(event) => onType(index, event.target.value as ItemType)}
        >
          {ITEM_TYPES.map((name) => (
            <option key={name} value={name}>
              {words.types[name]}
            </option>
          ))}
        </select>
      )}
    </div>
  )
})
