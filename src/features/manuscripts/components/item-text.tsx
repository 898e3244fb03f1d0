import { Box } from '@chakra-ui/react'
import type { Item } from '@contract/items.ts'
import { use, useEffect, useMemo, useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { FocusModeContext } from '../shared/focus-mode.ts'
import { Footnotes } from '../shared/prose/footnotes.tsx'
import { noteNumbers } from '../shared/prose/note-numbers.ts'
import { Prose } from '../shared/prose/prose.tsx'
import type { LoadedManuscript } from '../shared/use-manuscript.ts'
import { STICKY_TOP } from './reading/reading-bar.tsx'
import { useOpenTexts } from './reading/use-open-texts.ts'
import { NoText, WritableText } from './reading/writable-text.tsx'

type ItemTextProps = {
  /** The language of the manuscript. */
  language: string
  item: Item
  /** Given when the text is written where it is read, or inspected there. */
  open: LoadedManuscript | undefined
  /** Whether a text that is written here has the caret at once. */
  startsOpen: boolean
}

/** A click into a text that is only read opens nothing. */
const readOnly = () => undefined

/** The text of an item on a sheet, with its footnotes. */
export function ItemText({ language, item, open, startsOpen }: ItemTextProps) {
  const t = useT('manuscripts')
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const canWrite = open?.canWrite === true
  const texts = useOpenTexts(canWrite && startsOpen ? item.id : null)
  const notes = useMemo(() => noteNumbers(item.content, item.comments), [item])
  const text = item.text ? (
    <Prose doc={item.content} language={item.language ?? language} notes={notes} />
  ) : (
    <NoText />
  )
  const isOpen = texts.ids.has(item.id)
  const focusMode = use(FocusModeContext)
  const isFocused = focusMode?.isFocused === true
  // Only a text that is written has the button that leaves focus mode.
  const isStuck = isFocused && !(canWrite && isOpen)
  useEffect(() => {
    if (isStuck) focusMode?.setFocused(false)
  }, [isStuck, focusMode])
  return (
    <Box
      data-focus-mode={isFocused ? '' : undefined}
      bg="bg.surface"
      borderWidth={isFocused ? '0' : '1px'}
      borderRadius="card"
      px={{ base: '5', md: '12' }}
      pt={canWrite ? '0' : { base: '6', md: '10' }}
      pb={{ base: '6', md: '10' }}
    >
      {canWrite ? (
        <Box
          ref={setBar}
          position="sticky"
          top={STICKY_TOP}
          zIndex="docked"
          bg="bg.surface"
          borderTopRadius="card"
          minH="11"
          mx={{ base: '-4', md: '-8' }}
          py="1"
        />
      ) : null}
      <Box maxW="prose" mx="auto">
        {open ? (
          <WritableText
            open={open}
            item={item}
            writing={{
              isOpen,
              isActive: isOpen,
              caret: texts.active?.caret ?? null,
              bar,
              onOpen: canWrite ? texts.open : readOnly,
              onFocus: texts.activate,
              onLeave: () => false,
            }}
          >
            {text}
          </WritableText>
        ) : (
          text
        )}
        <Footnotes
          label={t('read.footnotes')}
          language={item.language ?? language}
          notes={notes}
          footnotes={item.comments}
        />
      </Box>
    </Box>
  )
}
