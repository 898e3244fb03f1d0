import { Box, Button, Checkbox, Flex, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { BookOpen, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { itemsQuery } from '@/features/manuscripts/api/items.ts'
import { manuscriptQuery, manuscriptsQuery } from '@/features/manuscripts/api/manuscripts.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { RowsSkeleton } from '@/ui/feedback/states.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { QuickSelect } from '@/ui/inputs/quick-select.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { chapterChoices } from '../../model/chapter-choice.ts'

/** Selected chapters of one manuscript. */
export type ChosenChapters = { manuscriptId: string; itemIds: readonly string[] }

type ChaptersFieldProps = {
  value: ChosenChapters | null
  onChange: (value: ChosenChapters | null) => void
  isOpenAtFirst?: boolean
}

/** Selects chapters of the user's manuscripts to attach, with their word counts. */
export function ChaptersField({ value, onChange, isOpenAtFirst = false }: ChaptersFieldProps) {
  const t = useT('projects.chapters')
  const [isOpen, setIsOpen] = useState(isOpenAtFirst || value !== null)
  const list = useQuery({
    ...manuscriptsQuery({ itemsPerPage: 100, sortBy: 'updatedAt', orderBy: 'desc' }),
    enabled: isOpen,
  })
  const own = (list.data?.manuscripts ?? []).filter(({ access }) => access === 'owner')
  if (!isOpen) {
    return (
      <Button type="button" variant="outline" alignSelf="flex-start" onClick={() => setIsOpen(true)}>
        <BookOpen size={16} aria-hidden />
        {t('add')}
      </Button>
    )
  }
  return (
    <Stack gap="3" borderWidth="1px" borderRadius="card" p="3">
      <Flex gap="2" align="center">
        <QuickSelect
          flex="1"
          label={t('manuscript')}
          none={t('choose')}
          value={value?.manuscriptId ?? ''}
          options={own.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(manuscriptId) => onChange(manuscriptId ? { manuscriptId, itemIds: [] } : null)}
        />
        <IconButton
          type="button"
          label={t('none')}
          onClick={() => {
            onChange(null)
            setIsOpen(false)
          }}
        >
          <X />
        </IconButton>
      </Flex>
      {list.isSuccess && own.length === 0 ? <Text color="fg.muted">{t('no-manuscript')}</Text> : null}
      {value ? <ChapterTicks value={value} onChange={onChange} /> : null}
    </Stack>
  )
}

function ChapterTicks({
  value,
  onChange,
}: {
  value: ChosenChapters
  onChange: (value: ChosenChapters) => void
}) {
  const intl = useIntl()
  const t = useT('projects.chapters')
  const items = useQuery(itemsQuery(value.manuscriptId))
  const { data: manuscript } = useQuery(manuscriptQuery(value.manuscriptId))
  const templatesFolderId = manuscript?.templatesFolderId
  const choices = useMemo(
    () => chapterChoices(items.data ?? [], templatesFolderId),
    [items.data, templatesFolderId],
  )
  const chosen = new Set(value.itemIds)
  const change = (id: string, isChosen: boolean) => {
    if (isChosen) chosen.add(id)
    else chosen.delete(id)
    // Keeps binder order, independent of the order of selection.
    onChange({ ...value, itemIds: choices.map((one) => one.id).filter((one) => chosen.has(one)) })
  }
  const words = choices.reduce((sum, one) => sum + (chosen.has(one.id) ? one.words : 0), 0)
  if (items.isPending) return <RowsSkeleton rows={3} height="32px" />
  if (items.isError)
    return (
      <Flex role="alert" gap="3" align="center" color="danger.fg">
        {t('failed')}
        <Button type="button" size="xs" variant="outline" onClick={() => void items.refetch()}>
          {intl.formatMessage({ id: 'ui.retry' })}
        </Button>
      </Flex>
    )
  if (choices.length === 0) return <Text color="fg.muted">{t('empty')}</Text>
  return (
    <>
      <Stack
        as="ul"
        listStyleType="none"
        gap="0"
        maxH="52"
        overflowY="auto"
        aria-label={t('list')}
        tabIndex={0}
      >
        {choices.map(({ id, title, words: own }) => (
          <Box as="li" key={id}>
            <Checkbox.Root
              width="full"
              px="1.5"
              py="1.5"
              borderRadius="control"
              _hover={{ bg: 'bg.subtle' }}
              checked={chosen.has(id)}
              onCheckedChange={({ checked }) => change(id, checked === true)}
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label
                flex="1"
                minW="0"
                display="flex"
                justifyContent="space-between"
                gap="3"
                fontWeight="normal"
              >
                <Text as="span" truncate dir="auto" css={textAlignMatchParent}>
                  {title}
                </Text>
                <Text as="span" color="fg.muted" flex="none" fontVariantNumeric="tabular-nums">
                  {t('words', { words: own })}
                </Text>
              </Checkbox.Label>
            </Checkbox.Root>
          </Box>
        ))}
      </Stack>
      <Text textStyle="xs" color="fg.muted" role="status">
        {t('chosen', { count: value.itemIds.length, words })}
      </Text>
    </>
  )
}
