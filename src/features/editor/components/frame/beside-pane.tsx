import { Box, Flex, Heading } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { ArrowLeft, ArrowRight, PanelRight, PenLine, X } from 'lucide-react'
import { lazy, useEffect, useMemo, useRef, useState } from 'react'
import { coversWindow, FocusModeContext } from '@/features/manuscripts/shared/focus-mode.ts'
import { ItemIcon } from '@/features/manuscripts/shared/item-icon.tsx'
import type { LoadedManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { LazyPart } from '@/ui/overlay/lazy-part.tsx'
import { BesideContext } from '../session/beside-context.ts'
import type { Beside } from './use-beside.ts'

const ItemPane = lazy(async () => ({
  default: (await import('@/features/manuscripts/shared/item-view.ts')).ItemPane,
}))

type BesidePaneProps = {
  open: LoadedManuscript
  item: ItemSummary
  /** The item beside whose text it is shown. */
  textId: string | null
  beside: Beside
}

/**
 * An item beside the text that is written: its text, fields, picture or PDF, with a scroll, an undo and an inspector of
 * its own.
 */
export function BesidePane({ open, item, textId, beside }: BesidePaneProps) {
  const t = useT('editor')
  const { manuscript, actions } = open
  const canWrite = open.canWrite && !item.inTrash
  /** The item whose text has the caret by the button, without a click into it. */
  const [writtenId, setWrittenId] = useState<string | null>(null)
  const isWritten = writtenId === item.id
  const [isInspecting, setInspecting] = useState(false)
  const pane = useMemo(() => ({ isInspecting, setInspecting }), [isInspecting])
  // Focus mode ends when either side shows another item.
  const shown = `${textId} ${item.id}`
  const [focusedOn, setFocusedOn] = useState<string | null>(null)
  const isFocused = focusedOn === shown
  const focusMode = useMemo(
    () => ({ isFocused, setFocused: (isOn: boolean) => setFocusedOn(isOn ? shown : null) }),
    [isFocused, shown],
  )
  const scroller = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the top when another item is shown
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0
  }, [item.id])
  return (
    <Flex
      as="aside"
      aria-label={t('beside')}
      direction="column"
      flex="1 1 0"
      minW="80"
      minH="0"
      data-beside=""
      {...(isFocused
        ? {
            ...coversWindow,
            bg: 'bg.surface',
            tabIndex: -1,
            outline: 'none',
          }
        : { bg: 'bg', borderInlineStartWidth: '1px' })}
    >
      <Flex
        align="center"
        gap="1"
        px="2"
        minH="11"
        borderBottomWidth="1px"
        display={isFocused ? 'none' : 'flex'}
      >
        <IconButton label={t('beside.back')} disabled={!beside.back} onClick={beside.back ?? undefined}>
          <ArrowLeft data-mirror="" />
        </IconButton>
        <IconButton
          label={t('beside.forward')}
          disabled={!beside.forward}
          onClick={beside.forward ?? undefined}
        >
          <ArrowRight data-mirror="" />
        </IconButton>
        <Box color="fg.muted" ms="1">
          <ItemIcon item={item} />
        </Box>
        <Heading as="h2" textStyle="sm" flex="1" minW="0" truncate dir="auto" css={textAlignMatchParent}>
          {item.title || t('untitled')}
        </Heading>
        {canWrite && !isWritten ? (
          <IconButton label={t('beside.write')} onClick={() => setWrittenId(item.id)}>
            <PenLine />
          </IconButton>
        ) : null}
        <IconButton
          label={t('beside.inspector')}
          aria-haspopup="dialog"
          aria-expanded={isInspecting}
          onClick={() => setInspecting(true)}
        >
          <PanelRight data-mirror="" />
        </IconButton>
        <IconButton label={t('beside.close')} onClick={beside.close}>
          <X />
        </IconButton>
      </Flex>
      <Box
        ref={scroller}
        flex="1"
        minH="0"
        overflowY="auto"
        p="4"
        // A text can be scrolled to the middle of the view.
        pb={isFocused ? '50vh' : '4'}
        css={{ '--scroller-top': '-1rem' }}
      >
        <BesideContext value={pane}>
          <FocusModeContext value={focusMode}>
            <LazyPart>
              <ItemPane
                key={`${item.id} ${isWritten}`}
                manuscriptId={manuscript.id}
                language={manuscript.language}
                open={{ ...open, canWrite }}
                isInspected={isInspecting}
                item={item}
                canWrite={canWrite}
                startsOpen={isWritten}
                actions={actions}
                editLink={null}
              />
            </LazyPart>
          </FocusModeContext>
        </BesideContext>
      </Box>
    </Flex>
  )
}
