import { Button, Checkbox, Stack, Text } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { use, useState } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { DialogFrame } from '@/ui/overlay/dialog-frame.tsx'
import { FrameCancel } from '@/ui/overlay/frame-cancel.tsx'
import { type KeywordShare, keywordCounts, nextShare } from '../../model/shared-keywords.ts'
import type { BinderTree } from '../../model/tree.ts'
import { ItemLabelDot } from '../item-label-dot.tsx'
import { KeywordColoursContext } from '../keyword-colours.ts'
import { KeywordInput } from '../keyword-input.tsx'

type KeywordsDialogProps = {
  items: readonly ItemSummary[]
  tree: BinderTree
  /** Gets the keywords that all items shall have, and those that none shall have. */
  onChange: (add: readonly string[], remove: readonly string[]) => void
  onClose: () => void
}

/** The keywords of several items: a checked one is that of all, a partly checked one that of some. */
export function KeywordsDialog({ items, tree, onChange, onClose }: KeywordsDialogProps) {
  const intl = useIntl()
  const t = useT('manuscripts.keywords')
  const colours = new Map(Object.entries(use(KeywordColoursContext)))
  // The keywords when the dialog opened, so that a change elsewhere moves no row under the pointer.
  const [counts] = useState(() => keywordCounts(items, new Intl.Collator(intl.locale, { numeric: true })))
  const shareAtFirst = (name: string): KeywordShare =>
    counts.has(name) ? (counts.get(name) === items.length ? 'all' : 'some') : 'none'
  const [chosen, setChosen] = useState<ReadonlyMap<string, KeywordShare>>(new Map())
  const names = [...new Set([...counts.keys(), ...chosen.keys()])]
  const shareOf = (name: string) => chosen.get(name) ?? shareAtFirst(name)
  const changed = names.filter((name) => shareOf(name) !== shareAtFirst(name))

  const choose = (name: string, share: KeywordShare) =>
    setChosen((before) => new Map(before).set(name, share))
  const add = (typed: readonly string[]) => {
    for (const word of typed) {
      const known = names.find((name) => name.toLocaleLowerCase() === word.toLocaleLowerCase())
      choose(known ?? word, 'all')
    }
  }
  const apply = () => {
    onClose()
    if (changed.length === 0) return
    onChange(
      changed.filter((name) => shareOf(name) === 'all'),
      changed.filter((name) => shareOf(name) === 'none'),
    )
  }
  return (
    <DialogFrame
      title={t('of-items', { count: items.length })}
      onClose={onClose}
      size="sm"
      footer={
        <>
          <FrameCancel />
          {/* Not disabled without a change: a click on it ends the typed keyword, which is one. */}
          <Button onClick={apply}>{t('apply')}</Button>
        </>
      }
    >
      <KeywordInput
        tree={tree}
        taken={names.filter((name) => shareOf(name) === 'all')}
        opens="below"
        label={t('add')}
        onAdd={add}
      />
      {/* Space for the suggestions, which open below the field. */}
      <Stack as="ul" listStyleType="none" gap="0" mt="3" minH="56">
        {names.map((name) => (
          <li key={name}>
            <Checkbox.Root
              width="full"
              minH={{ base: '11', md: '9' }}
              checked={shareOf(name) === 'some' ? 'indeterminate' : shareOf(name) === 'all'}
              onCheckedChange={() => choose(name, nextShare(shareOf(name), shareAtFirst(name) === 'some'))}
            >
              <Checkbox.HiddenInput
                // The library sets it after the first change only.
                ref={(box) => {
                  if (box) box.indeterminate = shareOf(name) === 'some'
                }}
              />
              <Checkbox.Control />
              <Checkbox.Label display="flex" flex="1" minW="0" alignItems="center" gap="2">
                {colours.has(name) ? <ItemLabelDot colour={colours.get(name) ?? null} size="2.5" /> : null}
                <Text as="span" dir="auto" truncate>
                  {name}
                </Text>
                {shareOf(name) === 'some' ? (
                  <Text as="span" ms="auto" flexShrink="0" color="fg.muted" textStyle="xs">
                    {t('of-some', { count: counts.get(name), total: items.length })}
                  </Text>
                ) : null}
              </Checkbox.Label>
            </Checkbox.Root>
          </li>
        ))}
        {names.length === 0 ? (
          <Text as="li" color="fg.muted">
            {t('none-of-items')}
          </Text>
        ) : null}
      </Stack>
    </DialogFrame>
  )
}
