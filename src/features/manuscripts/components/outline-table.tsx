import { Box, chakra, Flex, Table, Text } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { Ellipsis } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import type { ContextMenuItem } from '@/ui/context-menu/context-menu-item.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { branchWordCount } from '../model/counts.ts'
import type { BinderTree } from '../model/tree.ts'
import { ItemIcon } from '../shared/item-icon.tsx'
import { ItemLabelDot } from '../shared/item-label-dot.tsx'
import { tableEdges } from './table-edges.ts'

const Open = chakra('button')

type OutlineTableProps = {
  tree: BinderTree
  items: readonly ItemSummary[]
  onOpen: (item: ItemSummary) => void
  menuFor: (item: ItemSummary) => ContextMenuItem[]
}

/** The contents of a folder as rows: title, synopsis, label, status, words, target. */
export function OutlineTable({ tree, items, onOpen, menuFor }: OutlineTableProps) {
  const intl = useIntl()
  const contextMenu = useContextMenu()
  return (
    <Box borderWidth="1px" borderRadius="card" overflow="hidden" bg="bg.surface">
      <Table.Root css={tableEdges} aria-label={intl.formatMessage({ id: 'manuscripts.view.outline' })}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>
              <FormattedMessage id="manuscripts.field.title" />
            </Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="lg">
              <FormattedMessage id="manuscripts.field.label" />
            </Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="sm">
              <FormattedMessage id="manuscripts.field.status" />
            </Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">
              <FormattedMessage id="manuscripts.field.words" />
            </Table.ColumnHeader>
            <Table.ColumnHeader width="12">
              <Box srOnly>
                <FormattedMessage id="manuscripts.actions" />
              </Box>
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {items.map((item) => {
            const title = item.title || intl.formatMessage({ id: 'manuscripts.untitled' })
            return (
              <Table.Row
                key={item.id}
                cursor="pointer"
                _hover={{ bg: 'bg.subtle' }}
                onClick={() => onOpen(item)}
                onContextMenu={(event) => contextMenu.openFromEvent(event, menuFor(item), title)}
              >
                <Table.Cell maxW="0" width="60%">
                  <Flex gap="2.5" align="flex-start">
                    <Box color="fg.muted" pt="0.5">
                      <ItemIcon item={item} />
                    </Box>
                    <Box minW="0">
                      <Open
                        type="button"
                        dir="auto"
                        css={textAlignMatchParent}
                        fontWeight="medium"
                        maxW="full"
                        truncate
                        onClick={(event) => {
                          event.stopPropagation()
                          onOpen(item)
                        }}
                      >
                        {title}
                      </Open>
                      {item.synopsis ? (
                        <Text
                          dir="auto"
                          css={textAlignMatchParent}
                          lineClamp="2"
                          color="fg.muted"
                          textStyle="xs"
                        >
                          {item.synopsis}
                        </Text>
                      ) : null}
                    </Box>
                  </Flex>
                </Table.Cell>
                <Table.Cell hideBelow="lg">
                  {item.label ? (
                    <Flex gap="1.5" align="center">
                      <ItemLabelDot colour={item.label.colour} size="2" />
                      {item.label.name}
                    </Flex>
                  ) : null}
                </Table.Cell>
                <Table.Cell hideBelow="sm" color="fg.muted">
                  {item.status}
                </Table.Cell>
                <Table.Cell textAlign="end">{intl.formatNumber(branchWordCount(tree, item.id))}</Table.Cell>
                <Table.Cell textAlign="end" py="0">
                  <IconButton
                    size="xs"
                    label={intl.formatMessage({ id: 'manuscripts.binder.actions-of' }, { title })}
                    onClick={(event) => {
                      event.stopPropagation()
                      contextMenu.openFromButton(event.currentTarget, menuFor(item), title)
                    }}
                  >
                    <Ellipsis />
                  </IconButton>
                </Table.Cell>
              </Table.Row>
            )
          })}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}
