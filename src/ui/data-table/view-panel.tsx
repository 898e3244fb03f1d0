import { Box, Button, Flex, Popover, Stack, Text, usePopover } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { QuickSelect } from '../inputs/quick-select.tsx'
import { SegmentChoice } from '../inputs/segment-choice.tsx'
import type { MenuPanelProps } from '../menu/menu-panel-props.ts'
import { ColumnChoice } from './column-choice.tsx'
import { orderAfterMove } from './table-prefs.ts'
import { useViewChoices } from './view-choices.ts'

/** The view menu of a table: sort order without headers, visible columns and their order, and row density. */
export function ViewPanel({ triggerId, onClose }: MenuPanelProps) {
  const intl = useIntl()
  const { columns, prefs, onPrefsChange, sort } = useViewChoices()
  const text = (id: MessageKey<'ui.table'>) => intl.formatMessage({ id: `ui.table.${id}` })
  const sortable = columns.filter(({ isSortable }) => isSortable)
  const popover = usePopover({
    ids: { trigger: triggerId },
    open: true,
    positioning: { placement: 'bottom-end' },
    onOpenChange: onClose,
  })
  const order = columns.map(({ id }) => id)
  const isChanged = prefs.order.length > 0 || Object.keys(prefs.shown).length > 0
  return (
    <Popover.RootProvider value={popover}>
      <Popover.Positioner>
        <Popover.Content
          width="72"
          maxH="min(560px, 80dvh, var(--available-height))"
          overflowY="auto"
          aria-label={text('view')}
        >
          <Popover.Body p="4">
            <Stack gap="4">
              {sort && sortable.length > 0 ? (
                <Part title={text('sort')}>
                  <Box mb="2">
                    <QuickSelect
                      label={text('sort')}
                      value={sort.state.sortBy}
                      none={
                        sortable.some(({ id }) => id === sort.state.sortBy) ? undefined : text('sort-first')
                      }
                      options={sortable.map(({ id, header }) => ({ value: id, label: header }))}
                      onChange={(sortBy) => (sortBy === '' ? undefined : sort.onChange({ sortBy }))}
                    />
                  </Box>
                  <SegmentChoice
                    label={text('direction')}
                    value={sort.state.orderBy}
                    choices={(['asc', 'desc'] as const).map((value) => ({ value, label: text(value) }))}
                    onChange={(orderBy) => sort.onChange({ orderBy })}
                  />
                </Part>
              ) : (
                <Part title={text('density')}>
                  <SegmentChoice
                    label={text('density')}
                    value={prefs.density}
                    choices={(['comfortable', 'compact'] as const).map((value) => ({
                      value,
                      label: text(value),
                    }))}
                    onChange={(density) => onPrefsChange({ ...prefs, density })}
                  />
                </Part>
              )}
              <Part title={text('columns')}>
                <Box as="ul" listStyleType="none" mx="-2">
                  {columns.map((column, index) => (
                    <ColumnChoice
                      key={column.id}
                      column={column}
                      isFirst={index <= 1}
                      isLast={index === 0 || index === columns.length - 1}
                      onShow={(isOn) =>
                        onPrefsChange({ ...prefs, shown: { ...prefs.shown, [column.id]: isOn } })
                      }
                      onMove={(by) =>
                        onPrefsChange({ ...prefs, order: orderAfterMove(order, column.id, by) })
                      }
                    />
                  ))}
                </Box>
              </Part>
              {isChanged ? (
                <Flex>
                  <Button
                    size="xs"
                    variant="outline"
                    onClick={() => onPrefsChange({ ...prefs, shown: {}, order: [] })}
                  >
                    {text('reset')}
                  </Button>
                </Flex>
              ) : null}
            </Stack>
          </Popover.Body>
        </Popover.Content>
      </Popover.Positioner>
    </Popover.RootProvider>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Box>
      <Text textStyle="xs" color="fg.muted" fontWeight="medium" mb="1.5">
        {title}
      </Text>
      {children}
    </Box>
  )
}
