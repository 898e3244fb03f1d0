import { ITEM_TYPES } from '@contract/item-types.ts'
import type { ItemType } from '@contract/items.ts'
import { ChevronRight } from 'lucide-react'
import { memo } from 'react'
import { ItemIcon } from '@/features/manuscripts/shared/item-icon.tsx'
import type { PreviewNode } from '../model/archive-preview.ts'

const INDENT_PX = 18
const DEEPEST_INDENT = 12
/** Option prefix of a type that applies to the whole branch. */
const BRANCH = 'branch:'

/** The translated texts of a row, created once for all rows. */
export type RowText = {
  untitled: string
  inTrash: string
  types: Readonly<Record<ItemType, string>>
  thisItem: string
  wholeBranch: string
  typeOf: (title: string) => string
  fold: (title: string) => string
  words: (count: number) => string
}

export type PreviewRowProps = {
  node: PreviewNode
  index: number
  top: number
  isOut: boolean
  /** The item is imported, but not all of its descendants. */
  isPartly: boolean
  hasChildren: boolean
  isCollapsed: boolean
  words: number
  type: ItemType
  text: RowText
  onToggle: (index: number) => void
  onType: (index: number, type: ItemType) => void
  onBranchType: (index: number, type: ItemType) => void
  onCollapse: (index: number) => void
}

/** A row of the preview; plain elements styled by the list, because thousands of them scroll. */
export const PreviewRow = memo(function PreviewRow(props: PreviewRowProps) {
  const { node, index, top, isOut, isPartly, hasChildren, isCollapsed, words, type, text } = props
  const title = node.title || text.untitled
  const handleType = (value: string) => {
    if (value.startsWith(BRANCH)) props.onBranchType(index, value.slice(BRANCH.length) as ItemType)
    else props.onType(index, value as ItemType)
  }
  const options = (prefix = '') =>
    ITEM_TYPES.map((name) => (
      <option key={name} value={`${prefix}${name}`}>
        {text.types[name]}
      </option>
    ))
  return (
    <div
      className="row"
      data-out={isOut || undefined}
      data-root={node.rootRole ? '' : undefined}
      style={{
        transform: `translateY(${top}px)`,
        paddingInlineStart: 6 + Math.min(node.depth, DEEPEST_INDENT) * INDENT_PX + (hasChildren ? 0 : 28),
      }}
    >
      {hasChildren ? (
        <button
          type="button"
          className="fold"
          aria-expanded={!isCollapsed}
          aria-label={text.fold(title)}
          onClick={() => props.onCollapse(index)}
        >
          <ChevronRight size={16} aria-hidden />
        </button>
      ) : null}
      <label>
        <input
          type="checkbox"
          checked={!isOut}
          ref={(box) => {
            if (box) box.indeterminate = isPartly
          }}
          onChange={() => props.onToggle(index)}
        />
        <ItemIcon item={{ type, sourceType: node.sourceType }} isOpen={hasChildren && !isCollapsed} />
        <span dir="auto">{title}</span>
      </label>
      {words > 0 ? <small className="words">{text.words(words)}</small> : null}
      {node.isTrash ? (
        node.rootRole === 'trash' ? null : (
          <small>{text.inTrash}</small>
        )
      ) : (
        <select
          aria-label={text.typeOf(title)}
          value={type}
          disabled={isOut}
          onChange={(event) => handleType(event.target.value)}
        >
          {hasChildren ? (
            <>
              <optgroup label={text.thisItem}>{options()}</optgroup>
              <optgroup label={text.wholeBranch}>{options(BRANCH)}</optgroup>
            </>
          ) : (
            options()
          )}
        </select>
      )}
    </div>
  )
})
