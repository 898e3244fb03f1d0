import { Box, Text, useLocaleContext, VisuallyHidden } from '@chakra-ui/react'
import { useEditorState } from '@tiptap/react'
import { Check } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { keyText } from '@/lib/shortcuts/shortcuts.ts'
import { SuggestionList } from '@/ui/inputs/suggestion-list.tsx'
import { setAttributes, suggestionAttributes, useSuggestions } from '@/ui/inputs/use-suggestions.ts'
import { slashIn } from '../../extensions/slash-trigger.ts'
import { keysFor } from '../../model/shortcuts.ts'
import { findSlashChoices } from '../../model/slash-choices.ts'
import { type SlashPlace, slashPlace } from '../../model/slash-place.ts'
import { useEditorContext } from '../session/editor-context.ts'
import { useSlashChoices } from './use-slash-choices.ts'

const WIDTH = 288
const HEIGHT = 336
/** The bars that stay over the top of a text which the window scrolls. */
const BARS = 120

/** The menu that a slash at the start of a paragraph opens. The parent is positioned and holds the text. */
export function SlashMenu() {
  const { editor } = useEditorContext()
  const slash = useEditorState({ editor, selector: ({ editor: now }) => slashIn(now.state) })
  return slash === null || !editor.isEditable ? null : <OpenSlashMenu {...slash} />
}

function OpenSlashMenu({ at, query }: { at: number; query: string }) {
  const t = useT('editor')
  const id = useId()
  const { editor } = useEditorContext()
  const isRtl = useLocaleContext().dir === 'rtl'
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<SlashPlace | null>(null)
  const suggestions = useSuggestions({
    query,
    options: findSlashChoices(useSlashChoices(), query),
    keyOf: (choice) => choice.id,
    onPick: ({ run }) => run(),
  })

  useLayoutEffect(() => {
    const frame = box.current?.parentElement?.getBoundingClientRect()
    if (!frame || editor.isDestroyed) return
    const scroller = editor.view.dom.closest('[data-editor-scroll]')?.getBoundingClientRect()
    // The keyboard of a phone covers a part of the window.
    const seen = window.visualViewport
    const bottom = seen ? seen.offsetTop + seen.height : window.innerHeight
    setPlace(
      slashPlace({
        caret: editor.view.coordsAtPos(at),
        frame,
        view: { top: scroller?.top ?? BARS, bottom: Math.min(bottom, scroller?.bottom ?? bottom) },
        width: WIDTH,
        height: HEIGHT,
        isRtl,
      }),
    )
  }, [editor, at, isRtl])
  // Before the next key.
  useLayoutEffect(() => {
    editor.storage.slashTrigger.handleKey = suggestions.handleKey
    setAttributes(editor.view.dom, suggestionAttributes(id, suggestions))
  })
  useLayoutEffect(
    () => () => {
      if (editor.isDestroyed) return
      editor.storage.slashTrigger.handleKey = () => false
      for (const name of ['data-takes-escape', 'aria-autocomplete', 'aria-controls', 'aria-activedescendant'])
        editor.view.dom.removeAttribute(name)
    },
    [editor],
  )

  const { start, maxHeight, ...edge } = place ?? { start: 0, maxHeight: HEIGHT, top: 0 }
  return (
    <Box
      ref={box}
      position="absolute"
      zIndex="popover"
      width={`min(${WIDTH}px, 100%)`}
      fontFamily="body"
      textStyle="sm"
      textAlign="start"
      data-print="hide"
      style={{ ...edge, insetInlineStart: start, visibility: place ? 'visible' : 'hidden' }}
    >
      <SuggestionList
        id={id}
        label={t('slash')}
        found={t('slash.found', { count: suggestions.options.length })}
        suggestions={suggestions}
        style={{ maxHeight }}
      >
        {({ id: choice, icon: Icon, isOn, label }) => {
          const keys = keysFor(choice)
          return (
            <>
              {Icon ? <Icon size={16} aria-hidden /> : null}
              <Text as="span" flex="1" truncate>
                {label}
                {isOn ? <VisuallyHidden> {t('tool.on')}</VisuallyHidden> : null}
              </Text>
              {isOn ? <Check strokeWidth={2} size={16} aria-hidden /> : null}
              {keys ? (
                <Text as="span" hideBelow="md" dir="ltr" color="fg.muted" textStyle="xs" aria-hidden>
                  {keyText(keys)}
                </Text>
              ) : null}
            </>
          )
        }}
      </SuggestionList>
    </Box>
  )
}
