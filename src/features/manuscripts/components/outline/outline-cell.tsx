import type { ItemSummary } from '@contract/items.ts'
import { useIntl } from 'react-intl'
import { SelectBox } from '@/ui/data-table/select-box.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { isProse } from '../../model/item-types.ts'
import { shownFieldValue } from '../../shared/field-values.ts'
import { ItemLabelDot } from '../../shared/item-label-dot.tsx'
import { KeywordList } from '../../shared/keyword-list.tsx'
import { CellChoice } from './cell-choice.tsx'
import { CellText } from './cell-text.tsx'
import { CustomCell } from './custom-cell.tsx'
import { useOutlineCommands } from './outline-context.ts'
import { OutlineProgress } from './outline-progress.tsx'
import { readKeywords, readTarget } from './read-cell.ts'
import type { OutlineColumn } from './use-outline-columns.ts'

type OutlineCellProps = {
  item: ItemSummary
  column: OutlineColumn
  title: string
  /** The words and characters of the item and its descendants. */
  words: number
  characters: number
  mayEdit: boolean
  onEditing: (isEditing: boolean) => void
}

/** The content of a cell other than the title: a control for a person who may edit, else its text. */
export function OutlineCell({
  item,
  column,
  title,
  words,
  characters,
  mayEdit,
  onEditing,
}: OutlineCellProps) {
  const intl = useIntl()
  const { actions, vocabulary, focus } = useOutlineCommands()
  const { id, header: field } = column
  const done = async (saved: Promise<unknown>) => (await saved) !== null
  const text = (value: string) => (
    <span data-text="" dir="auto" title={value || undefined}>
      {value}
    </span>
  )
  const edited = { field, title, onEditing, onKeyEnd: focus }

  if (column.custom) {
    const { custom } = column
    const value = item.custom[field] ?? ''
    if (!mayEdit) return text(shownFieldValue(custom, value, intl))
    return (
      <CustomCell
        {...edited}
        custom={custom}
        value={value}
        save={async (next) => next === value || done(actions.setCustom(item, field, next))}
      />
    )
  }
  switch (id) {
    case 'synopsis':
      if (!mayEdit) return text(item.synopsis)
      return (
        <CellText
          {...edited}
          kind="synopsis"
          value={item.synopsis}
          save={async (typed) => typed === item.synopsis || done(actions.setSynopsis(item, typed))}
        />
      )
    case 'type':
      return text(intl.formatMessage({ id: `manuscripts.type.${item.type}` }))
    case 'label':
      return mayEdit ? (
        <CellChoice
          kind="label"
          field={field}
          title={title}
          value={item.label}
          valueId={item.labelId}
          entries={() => vocabulary().labels}
          onChoose={(chosen) => void actions.setLabel(item, chosen)}
        />
      ) : (
        <>
          {item.label ? <ItemLabelDot colour={item.label.colour} size="2" /> : null}
          {text(item.label?.name ?? '')}
        </>
      )
    case 'status':
      if (!mayEdit) return text(item.status ?? '')
      return (
        <CellChoice
          kind="status"
          field={field}
          title={title}
          value={item.status === null ? null : { name: item.status }}
          valueId={item.statusId}
          entries={() => vocabulary().statuses}
          onChoose={(chosen) => void actions.setStatus(item, chosen)}
        />
      )
    case 'compile':
      if (!isProse(item.type)) return null
      if (!mayEdit)
        return text(intl.formatMessage({ id: `manuscripts.outline.${item.includeInCompile ? 'yes' : 'no'}` }))
      return (
        <SelectBox
          label={intl.formatMessage({ id: 'manuscripts.outline.compile' }, { title })}
          isChecked={item.includeInCompile}
          tabIndex={-1}
          onChange={(isOn) => void actions.setIncluded(item, isOn)}
        />
      )
    case 'words':
      return intl.formatNumber(words)
    case 'characters':
      return intl.formatNumber(characters)
    case 'target': {
      const shown = item.target === null ? '' : intl.formatNumber(item.target)
      if (!mayEdit) return shown
      return (
        <CellText
          {...edited}
          kind="number"
          value={item.target === null ? '' : String(item.target)}
          shown={shown}
          save={async (typed) => {
            const target = readTarget(typed)
            if (target === undefined) return false
            return target === item.target || done(actions.setTarget(item, target))
          }}
        />
      )
    }
    case 'progress':
      if (item.target === null) return null
      return (
        <OutlineProgress
          words={words}
          target={item.target}
          label={intl.formatMessage({ id: 'manuscripts.progress-of' }, { title })}
        />
      )
    case 'keywords': {
      const value = item.keywords.join(', ')
      const shown = <KeywordList keywords={item.keywords} />
      if (!mayEdit)
        return (
          <span data-text="" title={value || undefined}>
            {shown}
          </span>
        )
      return (
        <CellText
          {...edited}
          kind="line"
          value={value}
          content={shown}
          save={async (typed) => {
            const keywords = readKeywords(typed)
            return keywords.join(', ') === value || done(actions.setKeywords(item, keywords))
          }}
        />
      )
    }
    default:
      return <bdi>{formatDate(intl, id === 'createdAt' ? item.createdAt : item.updatedAt, 'day')}</bdi>
  }
}
