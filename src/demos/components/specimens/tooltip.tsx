import {
  Avatar,
  Button,
  IconButton as ChakraIconButton,
  Flex,
  HoverCard,
  Link,
  Portal,
  Stack,
  Text,
} from '@chakra-ui/react'
import { Bold, Italic, Link2, Pencil, Trash2, Underline } from 'lucide-react'
import { useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { ActionButton } from '@/ui/inputs/action-button.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { SegmentChoice } from '@/ui/inputs/segment-choice.tsx'
import { Tooltip } from '@/ui/tips/tooltip.tsx'

export function TooltipIconButtons() {
  const t = useT('components.tooltip')
  const [active, setActive] = useState<readonly string[]>(['bold'])
  const formats = [
    ['bold', Bold],
    ['italic', Italic],
    ['underline', Underline],
  ] as const
  return (
    <Flex gap="1">
      {formats.map(([id, Icon]) => (
        <IconButton
          key={id}
          label={t(`format.${id}`)}
          aria-pressed={active.includes(id)}
          bg={active.includes(id) ? 'brand.subtle' : undefined}
          onClick={() =>
            setActive(active.includes(id) ? active.filter((one) => one !== id) : [...active, id])
          }
        >
          <Icon />
        </IconButton>
      ))}
    </Flex>
  )
}

export function TooltipPlacements() {
  const t = useT('components.tooltip')
  return (
    <Flex gap="3" wrap="wrap">
      {(['bottom', 'top'] as const).map((placement) => (
        <Tooltip key={placement} label={t('placement.label')} placement={placement}>
          <Button
            variant="outline"
            colorPalette="gray"
            onClick={() => toast.info({ title: t('placement.label') })}
          >
            {t(`placement.${placement}`)}
          </Button>
        </Tooltip>
      ))}
    </Flex>
  )
}

export function TooltipReasons() {
  const t = useT('components.tooltip')
  const [hasFile, setHasFile] = useState(false)
  return (
    <Flex gap="3" wrap="wrap">
      <ActionButton
        disabledReason={hasFile ? undefined : t('reason.text')}
        onClick={() => toast.success({ title: t('reason.done') })}
      >
        {t('reason.deliver')}
      </ActionButton>
      <Button variant="outline" colorPalette="gray" onClick={() => setHasFile(!hasFile)}>
        {t(hasFile ? 'reason.remove' : 'reason.add')}
      </Button>
    </Flex>
  )
}

export function TooltipText() {
  const t = useT('components.tooltip')
  return (
    <Text maxW="prose">
      {t('text.before')}{' '}
      <Tooltip label={t('text.explained')}>
        <Text as="button" textDecoration="underline dotted" textUnderlineOffset="3px">
          {t('text.term')}
        </Text>
      </Tooltip>{' '}
      {t('text.after')}
    </Text>
  )
}

export function TooltipEdges() {
  const t = useT('components.tooltip')
  const edges = [
    ['start', Pencil],
    ['end', Trash2],
  ] as const
  return (
    <Flex justify="space-between">
      {edges.map(([id, Icon]) => (
        <Tooltip key={id} label={t(`edge.${id}`)}>
          <ChakraIconButton
            variant="outline"
            colorPalette="gray"
            aria-label={t(`edge.${id}.name`)}
            onClick={() => toast.info({ title: t(`edge.${id}.name`) })}
          >
            <Icon size={18} aria-hidden />
          </ChakraIconButton>
        </Tooltip>
      ))}
    </Flex>
  )
}

export function TooltipControlled() {
  const t = useT('components.tooltip')
  const [unit, setUnit] = useState<'words' | 'pages'>('words')
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <SegmentChoice
        label={t('unit.label')}
        value={unit}
        onChange={setUnit}
        choices={(['words', 'pages'] as const).map((value) => ({ value, label: t(`unit.${value}`) }))}
      />
      <Tooltip label={t(`unit.${unit}.text`)}>
        <Button variant="outline" onClick={() => setUnit(unit === 'words' ? 'pages' : 'words')}>
          {t(`unit.${unit}.short`)}
        </Button>
      </Tooltip>
    </Flex>
  )
}

export function TooltipCards() {
  const t = useT('components.tooltip')
  return (
    <HoverCard.Root size="sm" openDelay={200}>
      <HoverCard.Trigger asChild>
        <Link href="#cards">Dorothea Winkler</Link>
      </HoverCard.Trigger>
      <Portal>
        <HoverCard.Positioner>
          <HoverCard.Content>
            <Flex gap="3">
              <Avatar.Root aria-hidden>
                <Avatar.Fallback name="Dorothea Winkler" />
              </Avatar.Root>
              <Stack gap="0.5">
                <Text fontWeight="medium">Dorothea Winkler</Text>
                <Text color="fg.muted">{t('card.role')}</Text>
                <Text color="fg.muted">{t('card.requests')}</Text>
              </Stack>
            </Flex>
          </HoverCard.Content>
        </HoverCard.Positioner>
      </Portal>
    </HoverCard.Root>
  )
}

export function TooltipLongText() {
  const t = useT('components.tooltip')
  return (
    <IconButton label={t('long')} variant="outline" onClick={() => toast.info({ title: t('long.done') })}>
      <Link2 />
    </IconButton>
  )
}
