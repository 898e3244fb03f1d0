import { Box, Button, Flex, Menu, Spinner, Stack, Text } from '@chakra-ui/react'
import { ChevronDown, ChevronRight, Copy, Download, FolderInput, Pencil, Trash2 } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Link } from 'react-router-dom'
import { useT } from '@/lib/i18n/use-t.ts'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import type { ContextMenuItem } from '@/ui/context-menu/context-menu-item.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { followLink } from '@/ui/menu/follow-link.ts'
import { MenuSurface } from '@/ui/menu/menu-surface.tsx'

type DropdownProps = Menu.RootProps & {
  label: string
  surface?: Pick<ComponentProps<typeof MenuSurface>, 'minW' | 'maxW' | 'maxH'>
}

function Dropdown({ label, surface, children, ...root }: DropdownProps) {
  return (
    <Menu.Root {...root}>
      <Menu.Trigger asChild>
        <Button variant="outline" colorPalette="gray">
          {label}
          <ChevronDown size={16} aria-hidden />
        </Button>
      </Menu.Trigger>
      <MenuSurface label={label} {...surface}>
        {children}
      </MenuSurface>
    </Menu.Root>
  )
}

const itemIds = ['open', 'rename', 'duplicate', 'download', 'delete', 'part1', 'part2', 'appendix'] as const

type ItemId = (typeof itemIds)[number]

const idOf = (value: string): ItemId => itemIds.find((id) => id === value) ?? 'open'

function Items({ ids }: { ids: readonly ItemId[] }) {
  const t = useT('components.menu')
  return ids.map((id) => (
    <Menu.Item key={id} value={id}>
      {t(`item.${id}`)}
    </Menu.Item>
  ))
}

export function MenuBasic() {
  const t = useT('components.menu')
  const [last, setLast] = useState<ItemId | null>(null)
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <Dropdown onSelect={({ value }) => setLast(idOf(value))} label={t('basic.open')}>
        <Items ids={['open', 'rename', 'duplicate']} />
      </Dropdown>
      <Text color="fg.muted" aria-live="polite">
        {last ? t('basic.last', { item: t(`item.${last}`) }) : t('basic.none')}
      </Text>
    </Flex>
  )
}

export function MenuIcons() {
  const t = useT('components.menu')
  const actions = [
    ['rename', Pencil, ''],
    ['duplicate', Copy, ''],
    ['download', Download, 'DOCX'],
  ] as const
  return (
    <Dropdown
      onSelect={({ value }) => toast.info({ title: t('chosen', { item: t(`item.${idOf(value)}`) }) })}
      label={t('icon.open')}
      surface={{ minW: '56' }}
    >
      {actions.map(([id, Icon, hint]) => (
        <Menu.Item key={id} value={id}>
          <Icon size={16} aria-hidden />
          <Box flex="1">{t(`item.${id}`)}</Box>
          <Menu.ItemCommand dir="ltr">{hint}</Menu.ItemCommand>
        </Menu.Item>
      ))}
      <Menu.Separator />
      <Menu.Item value="delete" color="danger.fg" _highlighted={{ bg: 'danger.subtle' }}>
        <Trash2 size={16} aria-hidden />
        {t('item.delete')}
      </Menu.Item>
    </Dropdown>
  )
}

export function MenuGroups() {
  const t = useT('components.menu')
  const [columns, setColumns] = useState<readonly string[]>(['words', 'status'])
  const [order, setOrder] = useState('title')
  return (
    <Dropdown closeOnSelect={false} label={t('group.open')}>
      <Menu.ItemGroup>
        <Menu.ItemGroupLabel>{t('group.columns')}</Menu.ItemGroupLabel>
        {(['words', 'status', 'due'] as const).map((id) => (
          <Menu.CheckboxItem
            key={id}
            value={id}
            checked={columns.includes(id)}
            onCheckedChange={(checked) =>
              setColumns(checked ? [...columns, id] : columns.filter((one) => one !== id))
            }
          >
            <Menu.ItemIndicator />
            {t(`group.${id}`)}
          </Menu.CheckboxItem>
        ))}
      </Menu.ItemGroup>
      <Menu.Separator />
      <Menu.RadioItemGroup value={order} onValueChange={({ value }) => setOrder(value)}>
        <Menu.ItemGroupLabel>{t('group.order')}</Menu.ItemGroupLabel>
        {(['title', 'date'] as const).map((id) => (
          <Menu.RadioItem key={id} value={id}>
            <Menu.ItemIndicator />
            {t(`group.${id}`)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioItemGroup>
    </Dropdown>
  )
}

export function MenuNested() {
  const t = useT('components.menu')
  const choose = ({ value }: { value: string }) =>
    toast.info({ title: t('chosen', { item: t(`item.${idOf(value)}`) }) })
  return (
    <Dropdown onSelect={choose} label={t('nested.open')}>
      <Items ids={['open']} />
      <Menu.Root positioning={{ placement: 'right-start', gutter: 2 }} onSelect={choose}>
        <Menu.TriggerItem>
          <FolderInput size={16} aria-hidden />
          <Box flex="1">{t('nested.move')}</Box>
          <ChevronRight size={16} data-mirror="" aria-hidden />
        </Menu.TriggerItem>
        <MenuSurface label={t('nested.move')}>
          <Items ids={['part1', 'part2', 'appendix']} />
        </MenuSurface>
      </Menu.Root>
    </Dropdown>
  )
}

export function MenuPlacements() {
  const t = useT('components.menu')
  return (
    <Flex gap="3" wrap="wrap">
      {(['bottom-start', 'bottom-end', 'top-start'] as const).map((placement) => (
        <Dropdown
          key={placement}
          positioning={{ placement }}
          onSelect={({ value }) => toast.info({ title: t('chosen', { item: t(`item.${idOf(value)}`) }) })}
          label={t(`placement.${placement}`)}
        >
          <Items ids={['open', 'rename']} />
        </Dropdown>
      ))}
    </Flex>
  )
}

export function MenuContext() {
  const t = useT('components.menu')
  const menu = useContextMenu()
  const choose = (id: 'open' | 'rename' | 'delete') => () =>
    toast.info({ title: t('chosen', { item: t(`item.${id}`) }) })
  const items: readonly ContextMenuItem[] = [
    { id: 'open', label: t('item.open'), action: choose('open') },
    { id: 'rename', label: t('item.rename'), icon: Pencil, action: choose('rename') },
    { id: 'download', label: t('item.download'), icon: Download, disabledReason: t('context.reason') },
    { id: 'line', label: '', separator: true },
    { id: 'delete', label: t('item.delete'), icon: Trash2, danger: true, action: choose('delete') },
  ]
  return (
    <Stack
      gap="3"
      align="flex-start"
      p="6"
      bg="bg.subtle"
      borderRadius="card"
      onContextMenu={(event) => menu.openFromEvent(event, items, t('context.label'))}
    >
      <Text>{t('context.text')}</Text>
      <Button
        variant="outline"
        colorPalette="gray"
        aria-haspopup="menu"
        onClick={(event) => menu.openFromButton(event.currentTarget, items, t('context.label'))}
      >
        {t('context.open')}
      </Button>
    </Stack>
  )
}

export function MenuLinks() {
  const t = useT('components.menu')
  return (
    <Dropdown navigate={followLink} label={t('link.open')}>
      {(['basic', 'nested', 'context'] as const).map((id) => (
        <Menu.Item key={id} value={id} asChild>
          <Link to={`#${id}`}>{t(`${id}.heading`)}</Link>
        </Menu.Item>
      ))}
    </Dropdown>
  )
}

export function MenuAsynchronous() {
  const t = useT('components.menu')
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const archive = async () => {
    setIsBusy(true)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    setIsBusy(false)
    setIsOpen(false)
    toast.success({ title: t('async.done') })
  }
  return (
    <Dropdown
      open={isOpen}
      closeOnSelect={false}
      onOpenChange={({ open }) => (isBusy ? undefined : setIsOpen(open))}
      onSelect={() => (isBusy ? undefined : void archive())}
      label={t('async.open')}
    >
      <Menu.Item value="archive" aria-busy={isBusy}>
        {t(isBusy ? 'async.busy' : 'async.archive')}
        {isBusy ? <Spinner size="xs" ms="auto" /> : null}
      </Menu.Item>
    </Dropdown>
  )
}

export function MenuLongText() {
  const t = useT('components.menu')
  const [chapter, setChapter] = useState('1')
  return (
    <Dropdown label={t('long.open', { chapter })} surface={{ maxW: '280px', maxH: '72' }}>
      <Menu.RadioItemGroup value={chapter} onValueChange={({ value }) => setChapter(value)}>
        {Array.from({ length: 40 }, (_, index) => String(index + 1)).map((value) => (
          <Menu.RadioItem key={value} value={value}>
            <Menu.ItemIndicator />
            {t(Number(value) % 5 === 0 ? 'long.item' : 'long.open', { chapter: value })}
          </Menu.RadioItem>
        ))}
      </Menu.RadioItemGroup>
    </Dropdown>
  )
}
