import { Avatar, Box, Button, Checkbox, DataList, Flex, List, Separator, Stack, Text } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, Check, FileText, Folder, Mic, X } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'

export function ListBulleted() {
  const t = useT('components.list')
  return (
    <List.Root ps="5" gap="1">
      {(['outline', 'draft', 'revision'] as const).map((id) => (
        <List.Item key={id}>{t(`step.${id}`)}</List.Item>
      ))}
    </List.Root>
  )
}

export function ListNumbered() {
  const t = useT('components.list')
  return (
    <List.Root as="ol" ps="5" gap="1">
      <List.Item>{t('step.outline')}</List.Item>
      <List.Item>
        {t('step.draft')}
        <List.Root as="ol" ps="5" gap="1" listStyleType="lower-alpha">
          <List.Item>{t('step.scenes')}</List.Item>
          <List.Item>{t('step.dialogue')}</List.Item>
        </List.Root>
      </List.Item>
      <List.Item>{t('step.revision')}</List.Item>
    </List.Root>
  )
}

export function ListIcons() {
  const t = useT('components.list')
  const offers = [
    ['included', Check, 'success.fg'],
    ['samples', Check, 'success.fg'],
    ['layout', X, 'danger.fg'],
  ] as const
  return (
    <List.Root variant="plain" gap="2">
      {offers.map(([id, Icon, color]) => (
        <List.Item key={id}>
          <List.Indicator color={color} asChild>
            <Icon size={18} aria-hidden />
          </List.Indicator>
          {t(`offer.${id}`)}
        </List.Item>
      ))}
    </List.Root>
  )
}

export function ListPeople() {
  const t = useT('components.list')
  const people = [
    ['Brigid Haddad', 'narrator', '14:20'],
    ['Anders Holm', 'translator', '11:05'],
    ['Clara Whitfield', 'editor', '09:40'],
  ] as const
  return (
    <Stack as="ul" listStyleType="none" gap="0" separator={<Separator as="li" aria-hidden />}>
      {people.map(([name, role, time]) => (
        <Flex as="li" key={name} gap="3" align="center" py="2.5">
          <Avatar.Root size="sm" aria-hidden>
            <Avatar.Fallback name={name} />
          </Avatar.Root>
          <Box flex="1" minW="0">
            <Text fontWeight="medium" truncate>
              {name}
            </Text>
            <Text color="fg.muted" truncate dir="auto" css={textAlignMatchParent}>
              {t(`role.${role}`)}
            </Text>
          </Box>
          <Text color="fg.muted" fontVariantNumeric="tabular-nums">
            {time}
          </Text>
        </Flex>
      ))}
    </Stack>
  )
}

export function ListNavigation() {
  const t = useT('components.list')
  const [current, setCurrent] = useState('drafts')
  return (
    <Stack as="ul" listStyleType="none" gap="0.5" maxW="xs" aria-label={t('folder.label')}>
      {(['all', 'drafts', 'archive'] as const).map((id) => (
        <li key={id}>
          <Button
            width="full"
            justifyContent="flex-start"
            variant={id === current ? 'subtle' : 'ghost'}
            colorPalette={id === current ? 'brand' : 'gray'}
            aria-current={id === current}
            onClick={() => setCurrent(id)}
          >
            <Folder size={18} aria-hidden />
            {t(`folder.${id}`)}
          </Button>
        </li>
      ))}
    </Stack>
  )
}

export function ListSelectable() {
  const t = useT('components.list')
  const all = ['chapter-1.docx', 'chapter-2.docx', 'notes.rtf'] as const
  const [chosen, setChosen] = useState<readonly string[]>(['notes.rtf'])
  return (
    <Stack gap="3">
      <Stack as="ul" listStyleType="none" gap="0">
        {all.map((name) => (
          <li key={name}>
            <Checkbox.Root
              width="full"
              minH="9"
              checked={chosen.includes(name)}
              onCheckedChange={({ checked }) =>
                setChosen(checked ? [...chosen, name] : chosen.filter((one) => one !== name))
              }
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label dir="ltr">{name}</Checkbox.Label>
            </Checkbox.Root>
          </li>
        ))}
      </Stack>
      <Text color="fg.muted" aria-live="polite">
        {t('select.count', { count: chosen.length })}
      </Text>
    </Stack>
  )
}

type Scene = 'letter' | 'storm' | 'rescue' | 'morning'

export function ListReorder() {
  const t = useT('components.list')
  const [scenes, setScenes] = useState<readonly Scene[]>(['letter', 'storm', 'rescue', 'morning'])
  const move = (id: Scene, to: number) => setScenes(scenes.filter((one) => one !== id).toSpliced(to, 0, id))
  return (
    <Stack as="ol" listStyleType="none" gap="0">
      {scenes.map((id, index) => (
        <Flex as="li" key={id} align="center" gap="2" borderBottomWidth="1px" py="1">
          <FileText size={18} aria-hidden />
          <Text flex="1">{t(`scene.${id}`)}</Text>
          <IconButton
            label={t('scene.up', { scene: t(`scene.${id}`) })}
            disabled={index === 0}
            onClick={() => move(id, index - 1)}
          >
            <ArrowUp />
          </IconButton>
          <IconButton
            label={t('scene.down', { scene: t(`scene.${id}`) })}
            disabled={index === scenes.length - 1}
            onClick={() => move(id, index + 1)}
          >
            <ArrowDown />
          </IconButton>
        </Flex>
      ))}
    </Stack>
  )
}

export function ListGroups() {
  const t = useT('components.list')
  return (
    <Stack gap="4">
      {(['today', 'week'] as const).map((group) => (
        <Box key={group}>
          <Text as="h3" id={`list-${group}`} textStyle="xs" fontWeight="medium" color="fg.muted" mb="1">
            {t(`group.${group}`)}
          </Text>
          <List.Root variant="plain" aria-labelledby={`list-${group}`} gap="2">
            {(['first', 'second'] as const).map((id) => (
              <List.Item key={id}>
                <List.Indicator color="fg.muted" asChild>
                  <Mic size={18} aria-hidden />
                </List.Indicator>
                {t(`group.${group}.${id}`)}
              </List.Item>
            ))}
          </List.Root>
        </Box>
      ))}
    </Stack>
  )
}

export function ListDescriptions() {
  const t = useT('components.list')
  const intl = useIntl()
  const facts = [
    ['words', intl.formatNumber(84210)],
    ['languages', 'Deutsch, Gaeilge'],
    ['reference', '2026-0417'],
    ['note', t('fact.note.text')],
  ] as const
  return (
    <DataList.Root orientation="horizontal" size="md">
      {facts.map(([id, value]) => (
        <DataList.Item key={id} alignItems="flex-start">
          <DataList.ItemLabel>{t(`fact.${id}`)}</DataList.ItemLabel>
          <DataList.ItemValue>{value}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  )
}
