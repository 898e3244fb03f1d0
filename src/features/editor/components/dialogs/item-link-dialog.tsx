import { Box, Button, Flex, Input, Text } from '@chakra-ui/react'
import { foldAccents } from '@contract/fold-accents.ts'
import type { ItemSummary } from '@contract/items.ts'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { ItemIcon } from '@/features/manuscripts/shared/item-icon.tsx'
import { useT } from '@/lib/i18n/use-t.ts'
import { bracketsBefore } from '../../extensions/link-brackets.ts'
import { pathTo } from '../frame/neighbours.ts'
import { useEditorContext, useTree } from '../session/editor-context.ts'
import { EditorDialogFrame } from './editor-dialog.tsx'

const MOST_SHOWN = 40

/** Links the selection to an item of the manuscript; without a selection it inserts the item's title. */
export function ItemLinkDialog() {
  const intl = useIntl()
  const listId = useId()
  const { itemId, editor, setDialog } = useEditorContext()
  const { tree } = useTree()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up.
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const isLinked = editor.isActive('itemLink')
  const untitled = intl.formatMessage({ id: 'editor.untitled' })
  const t = useT('editor')

  const found = useMemo(() => {
    const words = foldAccents(query).split(/\s+/).filter(Boolean)
    const hits: ItemSummary[] = []
    for (const item of tree.byId.values()) {
      if (item.id === itemId || item.inTrash) continue
      const title = foldAccents(item.title)
      if (words.every((word) => title.includes(word))) hits.push(item)
      if (hits.length >= MOST_SHOWN) break
    }
    return hits
  }, [tree, itemId, query])

  const choose = (item: ItemSummary | undefined) => {
    if (!item) return
    const { empty, to } = editor.state.selection
    const marks = [{ type: 'itemLink', attrs: { itemId: item.id } }]
    if (empty && !isLinked) {
      const content = [{ type: 'text', text: item.title || untitled, marks }]
      editor.commands.insertContentAt(bracketsBefore(editor.state) ?? to, content)
    } else editor.commands.setItemLink(item.id)
    // The next key follows the linked words and does not replace them.
    if (!empty) editor.commands.setTextSelection(to)
    setDialog(null)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      setActive((now) => (now + step + found.length) % found.length)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      choose(found[active])
    }
  }

  return (
    <EditorDialogFrame
      title={t('item-link.title')}
      footer={
        isLinked ? (
          <Button
            variant="outline"
            colorPalette="danger"
            me="auto"
            onClick={() => {
              editor.commands.unsetItemLink()
              setDialog(null)
            }}
          >
            {t('link.remove')}
          </Button>
        ) : undefined
      }
    >
      <Input
        data-autofocus=""
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={found[active] ? `${listId}-${found[active].id}` : undefined}
        aria-label={t('item-link.search')}
        placeholder={t('item-link.search')}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value)
          setActive(0)
        }}
        onKeyDown={handleKeyDown}
      />
      <Box
        ref={list}
        id={listId}
        role="listbox"
        aria-label={t('item-link.title')}
        mt="3"
        maxH="320px"
        overflowY="auto"
      >
        {found.map((item, index) => (
          <Flex
            key={item.id}
            id={`${listId}-${item.id}`}
            role="option"
            aria-selected={index === active}
            gap="2.5"
            align="center"
            px="2"
            minH="9"
            borderRadius="control"
            cursor="pointer"
            bg={index === active ? 'bg.subtle' : undefined}
            onPointerMove={() => setActive(index)}
            onClick={() => choose(item)}
          >
            <ItemIcon item={item} />
            <Text as="span" truncate flexShrink="0" maxW="60%" dir="auto">
              {item.title || untitled}
            </Text>
            <Text as="span" truncate color="fg.muted" textStyle="xs" dir="auto">
              {pathTo(tree, item.id)
                .map(({ title }) => title || untitled)
                .join(' / ')}
            </Text>
          </Flex>
        ))}
      </Box>
      {found.length === 0 ? (
        <Text color="fg.muted" role="status">
          {t('item-link.none')}
        </Text>
      ) : null}
    </EditorDialogFrame>
  )
}
