import { Button, Flex, Group, Stack } from '@chakra-ui/react'
import { ArrowRight, Bold, Download, Italic, Pencil, Plus, Send, Trash2, Underline } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { IconButton } from '@/ui/icon-button.tsx'

export function ButtonVariants() {
  return (
    <Flex gap="3" wrap="wrap">
      {(['solid', 'subtle', 'surface', 'outline', 'ghost', 'plain'] as const).map((variant) => (
        <Button key={variant} variant={variant}>
          <FormattedMessage id={`components.button.variant.${variant}`} />
        </Button>
      ))}
    </Flex>
  )
}

export function ButtonPalettes() {
  return (
    <Flex gap="3" wrap="wrap">
      {(['brand', 'gray', 'success', 'warning', 'danger'] as const).map((palette) => (
        <Button key={palette} colorPalette={palette}>
          <FormattedMessage id={`components.button.palette.${palette}`} />
        </Button>
      ))}
    </Flex>
  )
}

export function ButtonSizes() {
  return (
    <Flex gap="3" wrap="wrap" align="center">
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <Button key={size} size={size}>
          <FormattedMessage id={`components.button.size.${size}`} />
        </Button>
      ))}
    </Flex>
  )
}

export function ButtonIcons() {
  const intl = useIntl()
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <Button>
        <Plus size={18} aria-hidden />
        <FormattedMessage id="components.button.new" />
      </Button>
      <Button variant="outline" colorPalette="gray">
        <FormattedMessage id="components.button.continue" />
        <ArrowRight size={18} aria-hidden />
      </Button>
      <IconButton label={intl.formatMessage({ id: 'components.button.edit' })}>
        <Pencil size={18} aria-hidden />
      </IconButton>
      <IconButton label={intl.formatMessage({ id: 'components.button.delete' })}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </Flex>
  )
}

export function ButtonStates() {
  return (
    <Flex gap="3" wrap="wrap">
      <Button>
        <FormattedMessage id="components.button.enabled" />
      </Button>
      <Button disabled>
        <FormattedMessage id="components.button.disabled" />
      </Button>
      <Button variant="outline" colorPalette="gray" disabled>
        <FormattedMessage id="components.button.disabled" />
      </Button>
    </Flex>
  )
}

export function ButtonLoading() {
  const [isSending, setIsSending] = useState(false)
  useEffect(() => {
    if (!isSending) return
    const timer = setTimeout(() => setIsSending(false), 1500)
    return () => clearTimeout(timer)
  }, [isSending])
  return (
    <Button loading={isSending} onClick={() => setIsSending(true)}>
      <Send size={18} aria-hidden />
      <FormattedMessage id="components.button.send" />
    </Button>
  )
}

export function ButtonGroups() {
  const intl = useIntl()
  return (
    <Group attached role="group" aria-label={intl.formatMessage({ id: 'components.button.period' })}>
      {(['day', 'week', 'month'] as const).map((period) => (
        <Button key={period} variant="outline" colorPalette="gray">
          <FormattedMessage id={`components.button.period.${period}`} />
        </Button>
      ))}
    </Group>
  )
}

export function ButtonToggles() {
  const intl = useIntl()
  const [active, setActive] = useState<readonly string[]>(['bold'])
  const toggle = (id: string) =>
    setActive(active.includes(id) ? active.filter((one) => one !== id) : [...active, id])
  return (
    <Flex gap="1" role="group" aria-label={intl.formatMessage({ id: 'components.button.format' })}>
      {(
        [
          ['bold', Bold],
          ['italic', Italic],
          ['underline', Underline],
        ] as const
      ).map(([id, Icon]) => (
        <IconButton
          key={id}
          label={intl.formatMessage({ id: `components.button.format.${id}` })}
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
  return (
    <Flex gap="3" wrap="wrap">
      <Button asChild>
        <Link to="#variants">
          <FormattedMessage id="components.button.link" />
        </Link>
      </Button>
      <Button asChild variant="outline" colorPalette="gray">
        <a href="data:text/plain;charset=utf-8,Quillport" download="quillport.txt">
          <Download size={18} aria-hidden />
          <FormattedMessage id="components.button.download" />
        </a>
      </Button>
    </Flex>
  )
}

export function ButtonLongLabels() {
  return (
    <Stack gap="3" maxW="280px">
      <Button width="full" whiteSpace="normal" h="auto" minH="10" py="2">
        <FormattedMessage id="components.button.long" />
      </Button>
      <Button width="full" variant="outline" colorPalette="gray">
        <FormattedMessage id="components.button.full" />
      </Button>
    </Stack>
  )
}
