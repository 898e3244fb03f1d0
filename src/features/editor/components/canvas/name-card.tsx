import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { type PointerEventHandler, useEffect, useLayoutEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { ItemIcon } from '@/features/manuscripts/shared/item-icon.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { focusText } from '../../model/focus-text.ts'
import { type OpenName, useEditorContext, useTree } from '../session/editor-context.ts'
import { useNameHover } from './use-name-hover.ts'
import { usePlaceAtText } from './use-place-at-text.ts'

const WIDTH = 288
/** A key with Alt after a click in the text would give the focus without a ring. */
const FOCUS_RING = {
  _focus: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
} as const

type OpenCardProps = {
  name: OpenName
  onPointerEnter: PointerEventHandler
  onPointerLeave: PointerEventHandler
}

/** The card of the character or location whose name is under the pointer, or at the caret by Alt+Enter. */
export function NameCard() {
  const { openName } = useEditorContext()
  const hover = useNameHover()
  return openName ? <OpenCard key={`${openName.itemId} ${openName.from}`} name={openName} {...hover} /> : null
}

function OpenCard({ name, ...hover }: OpenCardProps) {
  const intl = useIntl()
  const { editor, openItem, openBeside, setOpenName } = useEditorContext()
  const item = useTree().tree.byId.get(name.itemId)
  const first = useRef<HTMLButtonElement>(null)
  const box = usePlaceAtText(editor, { at: name.to, width: WIDTH, canFlip: true })
  const isPlaced = box.style.visibility !== 'hidden'
  const { isByKey } = name
  useLayoutEffect(() => {
    if (isByKey && isPlaced) first.current?.focus()
  }, [isByKey, isPlaced])
  useEffect(() => {
    const close = () => setOpenName(null)
    const closeOutside = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest('[data-name-card]'))) close()
    }
    document.addEventListener('pointerdown', closeOutside)
    // The name may have moved or changed.
    editor.on('update', close)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      editor.off('update', close)
    }
  }, [editor, setOpenName])
  const isGone = !item
  useEffect(() => {
    if (isGone) setOpenName(null)
  }, [isGone, setOpenName])
  if (!item) return null
  const beside = openBeside && (
    <Button
      ref={first}
      size="xs"
      variant="outline"
      {...(isByKey ? FOCUS_RING : {})}
      onClick={() => {
        setOpenName(null)
        focusText(editor)
        openBeside(item.id)
      }}
    >
      {intl.formatMessage({ id: 'manuscripts.menu.open-beside' })}
    </Button>
  )
  return (
    <Box
      {...box}
      {...hover}
      role="dialog"
      aria-label={item.title}
      position="absolute"
      zIndex="popover"
      width={`min(${WIDTH}px, 100%)`}
      bg="bg.surface"
      borderWidth="1px"
      borderRadius="card"
      boxShadow="floating"
      p="3"
      fontFamily="body"
      textStyle="sm"
      cursor="auto"
      data-print="hide"
      data-name-card=""
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpenName(null)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        setOpenName(null)
        focusText(editor)
      }}
    >
      <Flex align="center" gap="2" color="fg.muted">
        <ItemIcon item={item} />
        <Text
          color="fg"
          fontWeight="semibold"
          flex="1"
          minW="0"
          truncate
          dir="auto"
          css={textAlignMatchParent}
        >
          {item.title}
        </Text>
      </Flex>
      {item.headline ? (
        <Text textStyle="xs" color="fg.muted" truncate dir="auto" css={textAlignMatchParent}>
          {item.headline}
        </Text>
      ) : null}
      {item.synopsis ? (
        <Text mt="1.5" lineClamp="4" whiteSpace="pre-line" dir="auto" css={textAlignMatchParent}>
          {item.synopsis}
        </Text>
      ) : null}
      <Flex gap="2" mt="3" wrap="wrap">
        {beside}
        <Button
          ref={beside ? undefined : first}
          size="xs"
          variant="outline"
          {...(isByKey ? FOCUS_RING : {})}
          onClick={() => {
            setOpenName(null)
            openItem(item.id)
          }}
        >
          {intl.formatMessage({ id: 'manuscripts.menu.open' })}
        </Button>
      </Flex>
    </Box>
  )
}
