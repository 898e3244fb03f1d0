import { Box, chakra, Flex } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { useContextMenu } from '../context-menu/context-menu.tsx'
import { actionsOf } from './actions-of.ts'
import { CellContent } from './cell-content.tsx'
import { CellNote } from './cell-note.tsx'
import type { DataRowProps } from './data-row.tsx'
import { RowActions } from './row-actions.tsx'
import { RowTitle } from './row-title.tsx'
import { useRowOpening } from './use-row-opening.ts'

const Facts = chakra('dl')
const Label = chakra('dt')
const Value = chakra('dd')

/** Hides a label whose value is empty. */
const unsaid = { '&:has(dd > div:empty, dd > div > bdi:only-child:empty)': { display: 'none' } }

/** A row as a card, for narrow screens: the first column as title, the others as label and value. */
export function DataCard<R>(props: DataRowProps<R>) {
  const { row, id, name, columns, isActive, isSelected, SelectBox, onSelect } = props
  const rowActions = actionsOf(props)
  const intl = useIntl()
  const menu = useContextMenu()
  const href = props.rowHref?.(row)
  const onOpen = props.onOpen ? () => props.onOpen?.(row) : undefined
  const { canOpen, onClick, onAuxClick } = useRowOpening({ href, onOpen })
  const { cardContent } = props
  const [title, ...rest] = columns
  const others = rest.filter(({ id }) => !cardContent?.shows.includes(id))
  return (
    <Box
      as="li"
      data-row={id}
      tabIndex={isActive ? 0 : -1}
      bg={isSelected ? 'brand.subtle' : 'bg.surface'}
      borderWidth="1px"
      borderRadius="card"
      px="4"
      py={cardContent ? '2.5' : '4'}
      minW="0"
      cursor={canOpen ? 'pointer' : undefined}
      onFocus={props.onActive}
      onClick={onClick}
      onAuxClick={onAuxClick}
      onContextMenu={rowActions ? (event) => menu.openFromEvent(event, rowActions(), name) : undefined}
    >
      <Flex gap="3" align="flex-start">
        {SelectBox && onSelect ? (
          <SelectBox
            label={intl.formatMessage({ id: 'ui.table.select' }, { name })}
            isChecked={isSelected}
            onChange={onSelect}
          />
        ) : null}
        <Box flex="1" minW="0">
          <RowTitle href={href} onOpen={onOpen}>
            {title?.cell(row)}
          </RowTitle>
          <CellNote isWhole>{title?.note?.(row)}</CellNote>
        </Box>
        {rowActions ? (
          <Box my="-1" me="-2">
            <RowActions name={name} items={rowActions} />
          </Box>
        ) : null}
      </Flex>
      {cardContent ? <Box mt="1">{cardContent.render(row)}</Box> : null}
      {others.length > 0 ? (
        <Facts
          display="grid"
          gridTemplateColumns="auto minmax(0, 1fr)"
          columnGap="4"
          rowGap="1.5"
          mt={cardContent ? '1.5' : '3'}
        >
          {others.map((column) => (
            <Box key={column.id} display="contents" css={unsaid}>
              <Label color="fg.muted" textStyle="xs" lineHeight="1.25rem">
                {column.header}
              </Label>
              <Value minW="0" textAlign="end" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
                <Flex justify="flex-end" minW="0">
                  <CellContent column={column} row={row} />
                </Flex>
              </Value>
            </Box>
          ))}
        </Facts>
      ) : null}
    </Box>
  )
}
