import { Button, Flex, Input, Text } from '@chakra-ui/react'
import { useEditorState } from '@tiptap/react'
import { ALargeSmall, BookSearch, CaseUpper, ChevronDown, ChevronUp, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { findIn } from '../../extensions/find.ts'
import { focusText } from '../../model/focus-text.ts'
import { useEditorContext } from '../session/editor-context.ts'
import { useRequestedMatch } from './use-requested-match.ts'

/** Find and replace in the open text; starts with the selection or the text in the URL. */
export function FindBar() {
  const intl = useIntl()
  const { manuscript, editor, canWrite, setFinding } = useEditorContext()
  const { requested, forget } = useRequestedMatch()
  const [query, setQuery] = useState(() => {
    const { from, to } = editor.state.selection
    const selected = editor.state.doc.textBetween(from, to, '\n')
    const isUseful = selected !== '' && !selected.includes('\n') && selected.length <= 100
    return isUseful ? selected : (requested?.text ?? '')
  })
  const [replacement, setReplacement] = useState('')
  const [isExact, setExact] = useState(false)
  const [keepsCase, setKeepsCase] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { total, current } = useEditorState({
    editor,
    selector: ({ editor: now }) => {
      const { matches, current: index } = findIn(now.state)
      return { total: matches.length, current: index }
    },
  })
  const t = useT('editor')

  // After a search the field is not focused, so that no on-screen keyboard covers the match.
  const wasRequested = useRef(requested !== null)
  useEffect(() => {
    if (!wasRequested.current) field.current?.select()
  }, [])
  useEffect(() => {
    editor.commands.setFind(query, isExact)
  }, [editor, query, isExact])
  useEffect(() => {
    if (!requested) return
    setQuery(requested.text)
    setExact(false)
    // Runs after layout, so that the match can be scrolled into view.
    const frame = requestAnimationFrame(() => {
      if (editor.isDestroyed) return
      editor.chain().setFind(requested.text, false).run()
      editor.commands.showFound(requested.index)
    })
    return () => cancelAnimationFrame(frame)
  }, [editor, requested])
  useEffect(() => () => void (editor.isDestroyed || editor.commands.setFind('', false)), [editor])

  const step = (by: 1 | -1) => editor.commands.stepFind(by)
  const replace = (isAll: boolean) => {
    const by = { text: replacement, keepsCase }
    if (isAll) editor.commands.replaceAllFound(by)
    else editor.commands.replaceFound(by)
    // Without matches the buttons are disabled and would lose the focus; the text undoes by Ctrl+Z.
    if (isAll || findIn(editor.state).matches.length === 0) focusText(editor)
  }
  const close = () => {
    setFinding(false)
    if (requested) forget()
    focusText(editor)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)
    if (isUndo && !(event.target instanceof HTMLInputElement)) {
      event.preventDefault()
      if (event.shiftKey) editor.commands.redo()
      else editor.commands.undo()
    }
    if (event.key === 'Enter' && event.target === field.current && !event.nativeEvent.isComposing) {
      event.preventDefault()
      step(event.shiftKey ? -1 : 1)
    }
  }

  return (
    <Flex
      role="search"
      aria-label={t('find')}
      gap="2"
      px="3"
      py="2"
      align="flex-start"
      borderBottomWidth="1px"
      bg="bg.surface"
      onKeyDown={handleKeyDown}
    >
      <Flex flex="1" minW="0" gap="2" align="center" wrap="wrap">
        <Input
          ref={field}
          data-find-field=""
          width="220px"
          flex={{ base: '1 1 160px', md: '0 1 220px' }}
          value={query}
          aria-label={t('find.what')}
          placeholder={t('find.what')}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <Flex gap="2" align="center" flexGrow={{ base: '1', md: '0' }}>
          <Text
            color="fg.muted"
            minW="16"
            flex="1"
            aria-live="polite"
            fontVariantNumeric="tabular-nums"
            whiteSpace="nowrap"
          >
            {query === ''
              ? ''
              : total === 0
                ? t('find.none')
                : t('find.count', { current: current + 1, total })}
          </Text>
          <IconButton label={t('find.previous')} disabled={total === 0} onClick={() => step(-1)}>
            <ChevronUp />
          </IconButton>
          <IconButton label={t('find.next')} disabled={total === 0} onClick={() => step(1)}>
            <ChevronDown />
          </IconButton>
          <IconButton
            label={t('find.exact')}
            aria-pressed={isExact}
            variant={isExact ? 'subtle' : 'ghost'}
            onClick={() => setExact(!isExact)}
          >
            <ALargeSmall />
          </IconButton>
          <IconButton asChild label={t('find.whole')}>
            <Link to={href('find-replace.manuscript', { id: manuscript.id }, { q: query || undefined })}>
              <BookSearch />
            </Link>
          </IconButton>
        </Flex>
        {canWrite ? (
          <>
            <Flex gap="2" align="center" flexGrow={{ base: '1', md: '0' }}>
              <Input
                width="200px"
                flex={{ base: '1 1 140px', md: '0 1 200px' }}
                value={replacement}
                aria-label={t('find.with')}
                placeholder={t('find.with')}
                onChange={(event) => setReplacement(event.currentTarget.value)}
              />
              <IconButton
                label={t('find.keep-case')}
                aria-pressed={keepsCase}
                variant={keepsCase ? 'subtle' : 'ghost'}
                onClick={() => setKeepsCase(!keepsCase)}
              >
                <CaseUpper />
              </IconButton>
            </Flex>
            <Button variant="outline" disabled={total === 0} onClick={() => replace(false)}>
              {t('find.replace')}
            </Button>
            <Button variant="outline" disabled={total === 0} onClick={() => replace(true)}>
              {t('find.replace-all')}
            </Button>
          </>
        ) : null}
      </Flex>
      {/* At the end of the first line, however the others wrap. */}
      <IconButton label={intl.formatMessage({ id: 'ui.close' })} onClick={close}>
        <X />
      </IconButton>
    </Flex>
  )
}
