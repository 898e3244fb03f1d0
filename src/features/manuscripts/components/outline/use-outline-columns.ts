import type { CustomField } from '@contract/custom-fields.ts'
import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { orderOf, useTablePrefs, visibilityOf } from '@/ui/data-table/table-prefs.ts'
import { CUSTOM } from '../../model/outline.ts'

/** One column of the outline. */
export type OutlineColumn = {
  id: string
  header: string
  /** The smallest width in pixels. */
  width: number
  /** The share of the free width; 0 keeps the smallest width. */
  grow: number
  align: 'start' | 'end'
  isHiddenAtFirst: boolean
  hiddenBelow: number
  /** The custom field of the column. */
  custom?: CustomField
}

type Options = Partial<Omit<OutlineColumn, 'id' | 'header'>>

const defaults = { width: 120, grow: 0, align: 'start', isHiddenAtFirst: false, hiddenBelow: 0 } as const

const columns = {
  title: { width: 190, grow: 5 },
  synopsis: { width: 200, grow: 4, hiddenBelow: 680 },
  type: { width: 110, isHiddenAtFirst: true },
  label: { width: 115, hiddenBelow: 790 },
  status: { width: 115, hiddenBelow: 480 },
  compile: { width: 90, isHiddenAtFirst: true },
  words: { width: 90, align: 'end' },
  characters: { width: 115, align: 'end', isHiddenAtFirst: true },
  target: { width: 110, align: 'end', isHiddenAtFirst: true },
  progress: { width: 110, hiddenBelow: 960, isHiddenAtFirst: true },
  keywords: { width: 160, isHiddenAtFirst: true },
  createdAt: { width: 130, isHiddenAtFirst: true },
  updatedAt: { width: 130, isHiddenAtFirst: true },
} satisfies Readonly<Record<string, Options>>

type ColumnId = keyof typeof columns
const columnIds = Object.keys(columns) as ColumnId[]

const fieldOf = (id: ColumnId) => (id === 'updatedAt' ? 'updated' : id === 'createdAt' ? 'created' : id)

/** The columns of the outline in the person's order, with the choices that this browser stores. */
export function useOutlineColumns({ customFields }: Pick<ManuscriptDetail, 'customFields'>, width: number) {
  const intl = useIntl()
  const [prefs, setPrefs] = useTablePrefs('outline')
  const all = useMemo(() => {
    const known = columnIds.map((id): OutlineColumn => {
      const header = intl.formatMessage({ id: `manuscripts.field.${fieldOf(id)}` })
      return { ...defaults, ...columns[id], id, header }
    })
    const custom = customFields.map(
      (field): OutlineColumn => ({
        ...defaults,
        id: `${CUSTOM}${field.id}`,
        header: field.title,
        custom: field,
        width: 150,
        isHiddenAtFirst: true,
      }),
    )
    return [...known, ...custom]
  }, [intl, customFields])
  const visibility = useMemo(() => visibilityOf(all, prefs, width), [all, prefs, width])
  const ordered = useMemo(() => {
    const byId = new Map(all.map((column) => [column.id, column]))
    return orderOf(all, prefs).flatMap((id) => byId.get(id) ?? [])
  }, [all, prefs])
  const visible = useMemo(() => ordered.filter(({ id }) => visibility[id]), [ordered, visibility])
  const choices = ordered.map(({ id, header }) => ({
    id,
    header,
    isShown: visibility[id] === true,
    isFixed: id === 'title',
    isSortable: true,
  }))
  return { visible, choices, prefs, setPrefs }
}

/** The container widths at which a column comes or goes. */
export const columnLimits: readonly number[] = [
  ...new Set(Object.values<Options>(columns).flatMap(({ hiddenBelow }) => hiddenBelow ?? [])),
]

/** The CSS tracks of the columns and of the actions after them, and their smallest sum. */
export function columnTracks(shown: readonly OutlineColumn[], hasActions: boolean) {
  const actions = hasActions ? 44 : 0
  const tracks = shown.map(({ width, grow }) => (grow > 0 ? `minmax(${width}px, ${grow}fr)` : `${width}px`))
  return {
    '--columns': [...tracks, ...(hasActions ? [`${actions}px`] : [])].join(' '),
    '--least': `${shown.reduce((sum, { width }) => sum + width, actions)}px`,
  }
}
