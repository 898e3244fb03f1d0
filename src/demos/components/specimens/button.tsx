import { Button, Flex, Group, Stack } from '@chakra-ui/react'
import { ArrowRight, Bold, Download, Italic, Pencil, Plus, Send, Trash2, Underline } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'

/** Reports a press in a snackbar. */
function usePress() {
  const t = useT('components.button')
  return (label: string) => () => toast.info({ title: t('pressed', { label }) })
}

export function ButtonVariants() {
  const t = useT('components.button')
  const press = usePress()
  return (
    <Flex gap="3" wrap="wrap">
      {(['solid', 'subtle', 'surface', 'outline', 'ghost', 'plain'] as const).map((variant) => (
        <Button key={variant} variant={variant} onClick={press(t(`variant.${variant}`))}>
          {t(`variant.${variant}`)}
        </Button>
      ))}
    </Flex>
  )
}

export function ButtonPalettes() {
  const t = useT('components.button')
  const press = usePress()
  return (
    <Flex gap="3" wrap="wrap">
      {(['brand', 'gray', 'success', 'warning', 'danger'] as const).map((palette) => (
        <Button key={palette} colorPalette={palette} onClick={press(t(`palette.${palette}`))}>
          {t(`palette.${palette}`)}
        </Button>
      ))}
    </Flex>
  )
}

export function ButtonSizes() {
  const t = useT('components.button')
  const press = usePress()
  return (
    <Flex gap="3" wrap="wrap" align="center">
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <Button key={size} size={size} onClick={press(t(`size.${size}`))}>
          {t(`size.${size}`)}
        </Button>
      ))}
    </Flex>
  )
}

export function ButtonIcons() {
  const t = useT('components.button')
  const press = usePress()
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <Button onClick={press(t('new'))}>
        <Plus size={18} aria-hidden />
        {t('new')}
      </Button>
      <Button variant="outline" colorPalette="gray" onClick={press(t('continue'))}>
        {t('continue')}
        <ArrowRight size={18} aria-hidden />
      </Button>
      <IconButton label={t('edit')} onClick={press(t('edit'))}>
        <Pencil size={18} aria-hidden />
      </IconButton>
      <IconButton label={t('delete')} onClick={press(t('delete'))}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </Flex>
  )
}

export function ButtonStates() {
  const t = useT('components.button')
  const press = usePress()
  return (
    <Flex gap="3" wrap="wrap">
      <Button onClick={press(t('enabled'))}>{t('enabled')}</Button>
      <Button disabled>{t('disabled')}</Button>
      <Button variant="outline" colorPalette="gray" disabled>
        {t('disabled')}
      </Button>
    </Flex>
  )
}

export function ButtonLoading() {
  const t = useT('components.button')
  const [isSending, setIsSending] = useState(false)
  useEffect(() => {
    if (!isSending) return
    const timer = setTimeout(() => setIsSending(false), 1500)
    return () => clearTimeout(timer)
  }, [isSending])
  return (
    <Button loading={isSending} onClick={() => setIsSending(true)}>
      <Send size={18} aria-hidden />
      {t('send')}
    </Button>
  )
}

export function ButtonGroups() {
  const t = useT('components.button')
  const press = usePress()
  return (
    <Group attached role="group" aria-label={t('period')}>
      {(['day', 'week', 'month'] as const).map((period) => (
        <Button key={period} variant="outline" colorPalette="gray" onClick={press(t(`period.${period}`))}>
          {t(`period.${period}`)}
        </Button>
      ))}
    </Group>
  )
}

export function ButtonToggles() {
  const t = useT('components.button')
  const [active, setActive] = useState<readonly string[]>(['bold'])
  const toggle = (id: string) =>
    setActive(active.includes(id) ? active.filter((one) => one !== id) : [...active, id])
  const formats = [
    ['bold', Bold],
    ['italic', Italic],
    ['underline', Underline],
  ] as const
  return (
    <Flex gap="1" role="group" aria-label={t('format')}>
      {formats.map(([id, Icon]) => (
        <IconButton
          key={id}
          label={t(`format.${id}`)}
          aria-pressed={active.includes(id)}
          bg={active.includes(id) ? 'brand.subtle' : undefined}
          onClick={() => toggle(id)}
        >
          <Icon size={18} aria-hidden />
        </IconButton>
      ))}
    </Flex>
  )
}

export function ButtonLinks() {
  const t = useT('components.button')
  return (
    <Flex gap="3" wrap="wrap">
      <Button asChild>
        <Link to="#variants">{t('link')}</Link>
      </Button>
      <Button asChild variant="outline" colorPalette="gray">
        <a href="data:text/plain;charset=utf-8,Quillport" download="quillport.txt">
          <Download size={18} aria-hidden />
          {t('download')}
        </a>
      </Button>
    </Flex>
  )
}

export function ButtonLongLabels() {
  const t = useT('components.button')
  const press = usePress()
  return (
    <Stack gap="3" maxW="280px">
      <Button width="full" whiteSpace="normal" h="auto" minH="10" py="2" onClick={press(t('long'))}>
        {t('long')}
      </Button>
      <Button width="full" variant="outline" colorPalette="gray" onClick={press(t('full'))}>
        {t('full')}
      </Button>
    </Stack>
  )
}
