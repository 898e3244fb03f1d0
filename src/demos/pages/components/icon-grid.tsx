import { Box, Text } from '@chakra-ui/react'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useDirection } from '@/lib/i18n/direction.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { NoMatch } from '@/ui/feedback/no-match.tsx'
import { toast } from '@/ui/feedback/toaster.tsx'
import { findIcons, type IconEntry, importLine, moveInGrid } from '../model/icon-search.ts'
import { IconCell } from './icon-cell.tsx'

const CELL_PX = 112
const ROW_PX = 104
const ROWS_PER_PAGE = 5

type IconGridProps = { icons: readonly IconEntry[]; query: string; onClear: () => void }

/** The found icons in virtual rows with one tab stop; a press copies the import line of an icon. */
export function IconGrid({ icons, query, onClear }: IconGridProps) {
  const t = useT('pages.icons')
  const isRtl = useDirection() === 'rtl'
  const found = useMemo(() => findIcons(icons, query), [icons, query])
  const grid = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ columns: 1, top: 0 })
  // The first icon is active again when the search changes the list.
  const [chosen, setChosen] = useState({ of: found, index: 0 })
  const active = chosen.of === found ? chosen.index : 0
  const setActive = (index: number) => setChosen({ of: found, index })
  const mustFocus = useRef(false)
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    const measure = () => {
      const columns = Math.max(1, Math.floor(element.clientWidth / CELL_PX))
      const top = element.getBoundingClientRect().top + window.scrollY
      setPlace((before) => (before.columns === columns && before.top === top ? before : { columns, top }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const { columns } = place
  const rows = useWindowVirtualizer({
    count: Math.ceil(found.length / columns),
    estimateSize: () => ROW_PX,
    overscan: 4,
    scrollMargin: place.top,
  })
  const drawn = rows.getVirtualItems()
  useEffect(() => {
    if (!mustFocus.current) return
    const button = grid.current?.querySelector<HTMLElement>(`[data-icon="${active}"]`)
    // The row of the icon is drawn after the page has scrolled to it.
    if (!button) return
    mustFocus.current = false
    button.focus({ preventScroll: true })
  })

  const copy = async (name: string) => {
    try {
      await navigator.clipboard.writeText(importLine(name))
      toast.success({ title: t('copied', { name }) })
    } catch {
      toast.error({ title: t('failed'), description: importLine(name) })
    }
  }
  const handleKey = (event: KeyboardEvent) => {
    const size = { count: found.length, columns, isRtl, rowsPerPage: ROWS_PER_PAGE }
    const next = event.ctrlKey || event.metaKey || event.altKey ? null : moveInGrid(active, event.key, size)
    if (next === null) return
    event.preventDefault()
    mustFocus.current = true
    setActive(next)
    rows.scrollToIndex(Math.floor(next / columns), { align: 'auto' })
  }

  return (
    <Box>
      <Text color="fg.muted" aria-live="polite" mb="3">
        {t('count', { count: found.length })}
      </Text>
      {found.length === 0 ? <NoMatch onClear={onClear} /> : null}
      <Box
        ref={grid}
        role="grid"
        aria-label={t('label')}
        aria-rowcount={Math.ceil(found.length / columns)}
        aria-colcount={columns}
        hidden={found.length === 0}
        position="relative"
        style={{ height: rows.getTotalSize() }}
        onKeyDown={handleKey}
      >
        {drawn.map(({ index, key, start }) => (
          <Box
            key={key}
            role="row"
            aria-rowindex={index + 1}
            position="absolute"
            insetInline="0"
            top="0"
            display="grid"
            gridTemplateColumns={`repeat(${columns}, minmax(0, 1fr))`}
            gap="2"
            pb="2"
            style={{ height: ROW_PX, transform: `translateY(${start - place.top}px)` }}
          >
            {found.slice(index * columns, (index + 1) * columns).map((icon, column) => (
              <IconCell
                key={icon.name}
                icon={icon}
                index={index * columns + column}
                isActive={index * columns + column === active}
                onFocus={setActive}
                onCopy={(name) => void copy(name)}
              />
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
