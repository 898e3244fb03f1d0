import { Box, Text } from '@chakra-ui/react'
import type { Item } from '@contract/items.ts'
import { lazy, type MouseEvent, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import type { FlowCaret } from '@/features/editor/shared/flowing-text.tsx'
import { currentLanguage } from '@/lib/i18n/language.ts'
import { loadMessages } from '@/lib/i18n/messages.ts'
import { href } from '@/lib/routing/href.ts'
import { LazyPart } from '@/ui/overlay/lazy-part.tsx'
import { EarlyTextField } from '../../shared/early-text-field.tsx'
import type { LoadedManuscript } from '../../shared/use-manuscript.ts'

const FlowingText = lazy(async () => {
  const [{ FlowingText: component }] = await Promise.all([
    import('@/features/editor/shared/flowing-text.tsx'),
    loadMessages(currentLanguage(), ['editor']),
  ])
  return { default: component }
})

/** The state and the events of a text that is written where it is read. */
export type Writing = {
  isOpen: boolean
  isActive: boolean
  caret: FlowCaret | null
  bar: HTMLElement | null
  onOpen: (id: string, caret: FlowCaret) => void
  onFocus: (id: string) => void
  onLeave: (id: string, side: 'above' | 'below', x: number) => boolean
}

type WritableTextProps = {
  open: LoadedManuscript
  item: Item
  writing: Writing
  /** The read-only text. */
  children: ReactNode
}

/** A text that a click opens for writing; a selection of words to copy opens nothing. */
export function WritableText({ open, item, writing, children }: WritableTextProps) {
  const navigate = useNavigate()
  const { isOpen, isActive, caret, bar, onOpen, onFocus, onLeave } = writing
  const handleClick = ({ target, currentTarget, clientX, clientY }: MouseEvent) => {
    // A click in a dialog of the text is one in React only.
    if (!(target instanceof Element && currentTarget.contains(target))) return
    const isOnLink = target.closest('a, button') !== null
    if (isOnLink || document.getSelection()?.isCollapsed === false) return
    onOpen(item.id, { x: clientX, y: clientY })
  }
  const loading = (
    <>
      {isActive ? <EarlyTextField itemId={item.id} /> : null}
      {children}
    </>
  )
  return (
    <Box cursor="text" {...(isOpen ? {} : { onClick: handleClick })}>
      <LazyPart fallback={loading}>
        <FlowingText
          open={open}
          item={item}
          isOpen={isOpen}
          isActive={isActive}
          caret={caret}
          bar={bar}
          onFocus={() => onFocus(item.id)}
          onLeave={(side, x) => onLeave(item.id, side, x)}
          onOpenItem={(itemId) =>
            void navigate(href('editor.item', { manuscriptId: open.manuscript.id, itemId }))
          }
        >
          {children}
        </FlowingText>
      </LazyPart>
    </Box>
  )
}

/** In place of an empty text that can be written. */
export function NoText() {
  return (
    <Text color="fg.faint">
      <FormattedMessage id="manuscripts.read.no-text" />
    </Text>
  )
}
