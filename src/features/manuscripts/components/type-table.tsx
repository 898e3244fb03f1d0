import { Box, Button, chakra, Flex, Table, Text } from '@chakra-ui/react'
import type { ItemSummary, ItemType } from '@contract/items.ts'
import { Ellipsis, Plus } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import { IconButton } from '@/ui/icon-button.tsx'
import { PaginationFooter } from '@/ui/pagination.tsx'
import { SearchField } from '@/ui/search-field.tsx'
import { EmptyState } from '@/ui/states.tsx'
import { type ItemLine, listOfType } from '../model/item-list.ts'
import { isProse } from '../model/item-types.ts'
import { useItemMenu } from '../widgets/item-actions/use-item-menu.tsx'
import { ItemIcon } from '../widgets/item-icon.tsx'
import { LabelDot } from '../widgets/label-dot.tsx'
import { pageSide } from '../widgets/page-side.ts'
import { ItemDrawer } from './item-drawer.tsx'
import { ItemFacts } from './item-facts.tsx'
import type { LoadedManuscript } from './of-selected.tsx'
import { SortHeader } from './sort-header.tsx'
import { tableEdges } from './table-edges.ts'
import { useListParams } from './use-list-params.ts'

const Open = chakra('button')

type TypeTableProps = {
  open: LoadedManuscript
  type: ItemType
  onShow: (item: ItemSummary) => void
  onAdd: () => void
}

/** The items of one type: searched, sorted and paged on this device, since the whole binder is here anyway. */
export function TypeTable({ open, type, onShow, onAdd }: TypeTableProps) {
  const intl = useIntl()
  const { tree, canWrite, actions, manuscript } = open
  const { params, setParams, search } = useListParams({ sortBy: 'order', orderBy: 'asc' })
  const { q, sortBy, orderBy, itemsPerPage } = params
  const lines = useMemo(
    () => listOfType(tree, type, { q, sortBy, orderBy }, intl.locale),
    [tree, type, q, sortBy, orderBy, intl.locale],
  )
  const page = Math.min(params.page, Math.max(1, Math.ceil(lines.length / itemsPerPage)))
  const shown = lines.slice((page - 1) * itemsPerPage, page * itemsPerPage)
  const { menuFor, dialogs } = useItemMenu({ tree, manuscript, canWrite, actions, onOpen: onShow })
  const openId = search.get('item')
  const openItem = openId ? tree.byId.get(openId) : undefined
  const hasProse = isProse(type)
  const sort = (
    by: string,
    id: string,
    more: { isNumeric?: boolean; hideBelow?: 'sm' | 'md' | 'lg' } = {},
  ) => (
    <SortHeader by={by} params={params} onSort={setParams} {...more}>
      <FormattedMessage id={`manuscripts.field.${id}`} />
    </SortHeader>
  )
  return (
    <>
      <SearchField
        value={q}
        onChange={(next) => setParams({ q: next })}
        width="340px"
        label={intl.formatMessage({ id: 'manuscripts.items.search' })}
      />
      {lines.length === 0 ? (
        q === '' ? (
          <EmptyState
            title={<FormattedMessage id={`manuscripts.none-of.${type}`} />}
            body={<FormattedMessage id={`manuscripts.none-of.${type}-body`} />}
            action={
              canWrite ? (
                <Button onClick={onAdd}>
                  <Plus size={18} strokeWidth={1.75} aria-hidden />
                  <FormattedMessage id={`manuscripts.add.${type}`} />
                </Button>
              ) : null
            }
          />
        ) : (
          <EmptyState drawing="lost" title={<FormattedMessage id="manuscripts.no-match" />} />
        )
      ) : (
        <div>
          <Box borderWidth="1px" borderRadius="card" overflow="hidden" bg="bg.surface">
            <Table.Root css={tableEdges} aria-label={intl.formatMessage({ id: `manuscripts.type.${type}` })}>
              <Table.Header>
                <Table.Row>
                  {sort('title', 'title')}
                  {sort('place', 'place', { hideBelow: 'lg' })}
                  {sort('label', 'label', { hideBelow: 'md' })}
                  {sort('status', 'status', { hideBelow: 'md' })}
                  {hasProse ? sort('words', 'words', { isNumeric: true, hideBelow: 'sm' }) : null}
                  {sort('updatedAt', 'updated', { hideBelow: 'lg' })}
                  <Table.ColumnHeader width="12">
                    <Box srOnly>
                      <FormattedMessage id="manuscripts.actions" />
                    </Box>
                  </Table.ColumnHeader>
                </Table.Row>
              </Table.Header>
              <Table.Body>
                {shown.map((line) => (
                  <Line
                    key={line.item.id}
                    line={line}
                    hasProse={hasProse}
                    onShow={onShow}
                    menuFor={menuFor}
                  />
                ))}
              </Table.Body>
            </Table.Root>
          </Box>
          <PaginationFooter
            page={page}
            pageSize={itemsPerPage}
            total={lines.length}
            onPageChange={(next) => setParams({ page: next })}
            onPageSizeChange={(size) => setParams({ itemsPerPage: size })}
          />
        </div>
      )}
      {dialogs}
      {openItem ? (
        <ItemDrawer open={open} item={openItem} onClose={() => setParams({ item: '', page })} />
      ) : null}
    </>
  )
}

type LineProps = {
  line: ItemLine
  hasProse: boolean
  onShow: (item: ItemSummary) => void
  menuFor: ReturnType<typeof useItemMenu>['menuFor']
}

function Line({ line: { item, path, words }, hasProse, onShow, menuFor }: LineProps) {
  const intl = useIntl()
  const contextMenu = useContextMenu()
  const title = item.title || intl.formatMessage({ id: 'manuscripts.untitled' })
  const muted = (children: ReactNode, hideBelow: 'md' | 'lg') => (
    <Table.Cell hideBelow={hideBelow} color="fg.muted" maxW="52">
      {children}
    </Table.Cell>
  )
  return (
    <Table.Row
      cursor="pointer"
      _hover={{ bg: 'bg.subtle' }}
      onClick={() => onShow(item)}
      onContextMenu={(event) => contextMenu.openFromEvent(event, menuFor(item), title)}
    >
      <Table.Cell maxW="0" width={{ base: '100%', lg: '50%' }}>
        <Flex gap="2.5" align="flex-start">
          <Box color="fg.muted" pt="0.5">
            <ItemIcon item={item} />
          </Box>
          <Box minW="0">
            <Open
              type="button"
              dir="auto"
              display="block"
              maxW="full"
              truncate
              css={pageSide}
              fontWeight="medium"
              onClick={(event) => {
                event.stopPropagation()
                onShow(item)
              }}
            >
              {title}
            </Open>
            {item.synopsis ? (
              <Text dir="auto" css={pageSide} lineClamp="2" color="fg.muted" textStyle="xs">
                {item.synopsis}
              </Text>
            ) : null}
            <Box hideFrom="md" mt="0.5">
              <ItemFacts item={item} />
            </Box>
          </Box>
        </Flex>
      </Table.Cell>
      {muted(<Text truncate>{path}</Text>, 'lg')}
      {muted(
        item.label ? (
          <Flex gap="1.5" align="center">
            <LabelDot colour={item.label.colour} size="2" />
            <Text truncate>{item.label.name}</Text>
          </Flex>
        ) : null,
        'md',
      )}
      {muted(<Text truncate>{item.status}</Text>, 'md')}
      {hasProse ? (
        <Table.Cell textAlign="end" hideBelow="sm">
          {intl.formatNumber(words)}
        </Table.Cell>
      ) : null}
      {muted(
        <Text whiteSpace="nowrap">
          <bdi>{intl.formatDate(item.updatedAt, { dateStyle: 'medium' })}</bdi>
        </Text>,
        'lg',
      )}
      <Table.Cell textAlign="end" py="0">
        <IconButton
          size="xs"
          label={intl.formatMessage({ id: 'manuscripts.binder.actions-of' }, { title })}
          onClick={(event) => {
            event.stopPropagation()
            contextMenu.openFromButton(event.currentTarget, menuFor(item), title)
          }}
        >
          <Ellipsis strokeWidth={1.75} />
        </IconButton>
      </Table.Cell>
    </Table.Row>
  )
}
