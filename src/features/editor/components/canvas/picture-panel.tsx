import { Field, Flex, Input, Stack, Textarea } from '@chakra-ui/react'
import { captionLine, MAX_CAPTION, PICTURE_ALIGNMENTS } from '@contract/picture-values.ts'
import { useEditorState } from '@tiptap/react'
import { AlignCenter, AlignLeft, AlignRight } from 'lucide-react'
import { type KeyboardEvent, type Ref, useEffect, useRef } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { QuickSelect } from '@/ui/inputs/quick-select.tsx'
import {
  caretAfterPicture,
  changePicture,
  type PictureChange,
  selectedPicture,
} from '../../extensions/change-picture.ts'
import { focusText } from '../../model/focus-text.ts'
import { PICTURE_SIZE_NAMES, pictureSize, pictureSizeName } from '../../model/picture-size.ts'
import { useEditorContext } from '../session/editor-context.ts'
import { Tool } from '../toolbar/tool.tsx'

const ALIGN_TOOLS = {
  start: { tool: 'align.left', icon: AlignLeft, mirrors: true },
  center: { tool: 'align.center', icon: AlignCenter, mirrors: false },
  end: { tool: 'align.right', icon: AlignRight, mirrors: true },
} as const

/** The key of the menu that shows the panel. */
export const SELECTION_MENU = 'selectionMenu'

/** The undo group of the next text; apart from the numbers that the view gives to compositions. */
let lastGroup = -1

/** Changes the alignment, size, caption and description of the selected picture. */
export function PicturePanel({ ref }: { ref: Ref<HTMLDivElement> }) {
  const t = useT('editor')
  const { editor } = useEditorContext()
  const caption = useRef<HTMLInputElement>(null)
  const group = useRef(lastGroup)
  const picture = useEditorState({
    editor,
    selector: ({ editor: now }) => selectedPicture(now.state)?.attrs ?? null,
  })
  const image = () => {
    const frame = editor.view.nodeDOM(editor.state.selection.from)
    return frame instanceof HTMLElement ? frame.querySelector('img') : null
  }
  const natural = () => ({ width: image()?.naturalWidth || null, height: image()?.naturalHeight || null })

  const startGroup = () => {
    group.current = --lastGroup
  }
  const change = (changes: PictureChange, isText = false) => {
    const tr = changePicture(editor.state, changes)
    if (!isText) startGroup()
    // The history keeps the transactions of one composition together, so that one undo takes a caption back.
    else tr?.setMeta('composition', group.current)
    if (tr) editor.view.dispatch(tr)
  }
  /** Reads the picture, because another one may be selected when the focus leaves a field. */
  const trim = () => {
    const { caption: line, alt } = selectedPicture(editor.state)?.attrs ?? {}
    change({ caption: line?.trim() || null, alt: alt?.trim() || null }, true)
  }
  const leave = (event: KeyboardEvent) => {
    event.preventDefault()
    event.stopPropagation()
    editor.view.dispatch(caretAfterPicture(editor.state))
    focusText(editor)
  }

  // Enter on a selected picture would delete it; it leads to its caption.
  useEffect(() => {
    const { dom } = editor.view
    const openCaption = (event: globalThis.KeyboardEvent) => {
      const isPlain = !(event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
      if (event.key !== 'Enter' || !isPlain) return
      event.preventDefault()
      event.stopImmediatePropagation()
      // The menu appears a moment after a selection; keys of a fast typist do not wait for it.
      for (const step of ['show', 'updatePosition'])
        editor.view.dispatch(editor.state.tr.setMeta(SELECTION_MENU, step))
      caption.current?.focus()
    }
    dom.addEventListener('keydown', openCaption, { capture: true })
    return () => dom.removeEventListener('keydown', openCaption, { capture: true })
  }, [editor])

  if (!picture) return null
  const size = pictureSizeName(picture.width, natural().width)
  const sizes = [...(size === 'custom' ? [size] : []), ...PICTURE_SIZE_NAMES]
  return (
    <Stack
      ref={ref}
      gap="3"
      p="3"
      scrollMarginBlock="4"
      width="min(21rem, calc(100vw - 2rem))"
      fontFamily="body"
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave(event)
      }}
      onBlur={({ currentTarget, relatedTarget: next }) => {
        // The menu closes by itself only when the focus leaves the text.
        if (next === null || currentTarget.contains(next) || editor.view.dom.contains(next)) return
        editor.view.dispatch(editor.state.tr.setMeta(SELECTION_MENU, 'hide'))
      }}
    >
      <Flex gap="2" align="center" justify="space-between">
        <Flex gap="0.5" role="group" aria-label={t('picture.align')}>
          {PICTURE_ALIGNMENTS.map((align) => (
            <Tool
              key={align}
              {...ALIGN_TOOLS[align]}
              isPressed={picture.align === align}
              onClick={() => change({ align: picture.align === align ? null : align })}
            />
          ))}
        </Flex>
        <QuickSelect
          size="sm"
          width="9.5rem"
          label={t('picture.size')}
          value={size}
          options={sizes.map((value) => ({ value, label: t(`picture.size.${value}`) }))}
          onChange={(name) => change(pictureSize(name, natural()))}
        />
      </Flex>
      <Field.Root>
        <Field.Label>{t('picture.caption')}</Field.Label>
        <Input
          ref={caption}
          size="sm"
          dir="auto"
          maxLength={MAX_CAPTION}
          value={picture.caption ?? ''}
          onFocus={startGroup}
          onChange={({ currentTarget: { value } }) => change({ caption: captionLine(value) || null }, true)}
          onBlur={trim}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) leave(event)
          }}
        />
      </Field.Root>
      <Field.Root>
        <Field.Label>{t('picture.alt.label')}</Field.Label>
        <Textarea
          size="sm"
          dir="auto"
          rows={2}
          maxLength={1000}
          value={picture.alt ?? ''}
          onFocus={startGroup}
          onChange={({ currentTarget: { value } }) => change({ alt: value || null }, true)}
          onBlur={trim}
        />
        <Field.HelperText>{t('picture.alt.help')}</Field.HelperText>
      </Field.Root>
    </Stack>
  )
}
