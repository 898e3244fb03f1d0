import { Box, Input, InputGroup, Stack, Text } from '@chakra-ui/react'
import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import { matchesWords } from '@contract/matches-words.ts'
import { Search } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { keywordsOf } from '../../model/keyword-entries.ts'
import type { BinderTree } from '../../model/tree.ts'
import { KeywordRow } from './keyword-row.tsx'
import { useKeywordChanges } from './use-keyword-changes.ts'

type KeywordsPanelProps = {
  manuscript: Pick<ManuscriptDetail, 'id' | 'keywordColours'>
  tree: BinderTree
  canWrite: boolean
  onOpenItem: (itemId: string) => void
}

/** The keywords of a manuscript: found by name, renamed, merged, coloured and deleted in all items. */
export function KeywordsPanel({ manuscript, tree, canWrite, onOpenItem }: KeywordsPanelProps) {
  const intl = useIntl()
  const t = useT('manuscripts.keywords')
  const [typed, setTyped] = useState('')
  const question = useDeferredValue(typed.trim())
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const entries = useMemo(
    () => keywordsOf(tree, manuscript.keywordColours, new Intl.Collator(intl.locale, { numeric: true })),
    [tree, manuscript.keywordColours, intl.locale],
  )
  const changes = useKeywordChanges(manuscript.id, entries)
  const shown = question === '' ? entries : entries.filter(({ name }) => matchesWords(name, question))
  // A renamed keyword is another row, which takes the focus of the old one when it is rendered.
  useEffect(() => {
    if (focused === null) return
    const row = list.current?.querySelector<HTMLElement>(`[data-expandable="${CSS.escape(focused)}"]`)
    const isHidden = !row && entries.some(({ name }) => name === focused)
    if (row) row.focus()
    else if (isHidden) field.current?.focus()
    if (row || isHidden) setFocused(null)
  }, [focused, entries])

  return (
    <Stack gap="3">
      {entries.length === 0 ? (
        <Text color="fg.muted">{t('none')}</Text>
      ) : (
        <InputGroup startElement={<Search size={16} aria-hidden />}>
          <Input
            ref={field}
            aria-label={t('search')}
            placeholder={t('search')}
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </InputGroup>
      )}
      <Text aria-live="polite" color="fg.muted" _empty={{ display: 'none' }}>
        {question !== '' && shown.length === 0 ? t('no-match') : ''}
      </Text>
      <Box as="ul" ref={list} listStyleType="none">
        {shown.map((entry) => (
          <KeywordRow
            key={entry.name}
            entry={entry}
            canWrite={canWrite}
            changes={changes}
            onChanged={(name) => (name === null ? field.current?.focus() : setFocused(name))}
            onOpenItem={onOpenItem}
          />
        ))}
      </Box>
    </Stack>
  )
}
