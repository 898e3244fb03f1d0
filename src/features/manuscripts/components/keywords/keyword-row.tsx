import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { PenLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import type { KeywordEntry } from '../../model/keyword-entries.ts'
import { ItemLabelDot } from '../../shared/item-label-dot.tsx'
import { ExpandableName } from '../expandable-name.tsx'
import { useInlineEdit } from '../use-inline-edit.ts'
import { KeywordItems } from './keyword-items.tsx'
import { KeywordSwatch } from './keyword-swatch.tsx'
import type { KeywordChanges } from './use-keyword-changes.ts'

type KeywordRowProps = {
  entry: KeywordEntry
  canWrite: boolean
  changes: KeywordChanges
  /** Called after a change with the keyword that takes the focus; null for one that is gone. */
  onChanged: (name: string | null) => void
  onOpenItem: (itemId: string) => void
}

/** A keyword with its colour and number of items; a click shows the items. */
export function KeywordRow({ entry, canWrite, changes, onChanged, onOpenItem }: KeywordRowProps) {
  const t = useT('manuscripts.keywords')
  const [isOpen, setIsOpen] = useState(false)
  const { name, colour, items, similar } = entry
  const edit = useInlineEdit(name, async (typed) => {
    const to = typed.trim()
    // A question that was declined leaves the name as it is.
    if (to !== '' && to !== name && (await changes.rename(entry, to))) onChanged(to)
    return true
  })
  return (
    <Box as="li">
      <Flex gap="1" align="center" minH="11">
        {canWrite ? (
          <KeywordSwatch
            colour={colour}
            label={t('colour-of', { name })}
            onChoose={(chosen) => void changes.paint(name, chosen)}
          />
        ) : (
          <Flex boxSize="9" flexShrink="0" align="center" justify="center">
            <ItemLabelDot colour={colour} size="3.5" />
          </Flex>
        )}
        <ExpandableName
          name={name}
          lines={1}
          about={t('items', { count: items.length })}
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
          edit={edit}
          label={t('name-of', { name })}
          maxLength={100}
        />
        {canWrite ? (
          <>
            <IconButton label={t('rename', { name })} onClick={edit.start}>
              <PenLine />
            </IconButton>
            <IconButton
              label={t('delete-keyword', { name })}
              onClick={async () => {
                if (await changes.remove(entry)) onChanged(null)
              }}
            >
              <Trash2 />
            </IconButton>
          </>
        ) : null}
      </Flex>
      {canWrite && similar !== null ? (
        <Button
          variant="ghost"
          size="xs"
          ms="9"
          mb="1"
          maxW="full"
          onClick={async () => {
            if (await changes.merge(entry, similar)) onChanged(similar)
          }}
        >
          <Text as="span" truncate>
            {t('merge-into', { to: similar })}
          </Text>
        </Button>
      ) : null}
      {isOpen ? (
        <Box ps="9" pb="2">
          <KeywordItems items={items} label={t('items-of', { name })} onOpen={onOpenItem} />
          {canWrite && colour !== null ? (
            <Button
              variant="outline"
              size="xs"
              mt="1"
              ms="2"
              onClick={async () => {
                if (await changes.paint(name, null)) onChanged(name)
              }}
            >
              {t('colour-remove')}
            </Button>
          ) : null}
        </Box>
      ) : null}
    </Box>
  )
}
