import { Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'

export function SnackbarTones() {
  const t = useT('components.snackbar')
  return (
    <Flex gap="3" wrap="wrap">
      {(['success', 'info', 'warning', 'error'] as const).map((tone) => (
        <Button
          key={tone}
          variant="outline"
          colorPalette="gray"
          onClick={() => toast[tone]({ title: t(`tone.${tone}.text`) })}
        >
          {t(`tone.${tone}`)}
        </Button>
      ))}
    </Flex>
  )
}

export function SnackbarDescription() {
  const t = useT('components.snackbar')
  return (
    <Button
      variant="outline"
      onClick={() => toast.success({ title: t('import.title'), description: t('import.text') })}
    >
      {t('import.button')}
    </Button>
  )
}

export function SnackbarAction() {
  const t = useT('components.snackbar')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <Button
        variant="outline"
        onClick={() => {
          setIsOpen(false)
          toast.info({
            id: 'components-quote',
            title: t('quote.title'),
            action: { label: t('quote.show'), onClick: () => setIsOpen(true) },
          })
        }}
      >
        {t('quote.button')}
      </Button>
      <Text color="fg.muted" aria-live="polite">
        {isOpen ? t('quote.text') : null}
      </Text>
    </Flex>
  )
}

export function SnackbarUndo() {
  const t = useT('components.snackbar')
  const [scenes, setScenes] = useState(14)
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <Button
        variant="outline"
        colorPalette="danger"
        disabled={scenes === 0}
        onClick={() => {
          setScenes(scenes - 1)
          toast.undo(t('undo.title'), t('undo.label'), () => setScenes(scenes))
        }}
      >
        {t('undo.button')}
      </Button>
      <Text color="fg.muted" aria-live="polite">
        {t('undo.count', { count: scenes })}
      </Text>
    </Flex>
  )
}

export function SnackbarDuration() {
  const t = useT('components.snackbar')
  return (
    <Flex gap="3" wrap="wrap">
      {([2, 5, 15] as const).map((seconds) => (
        <Button
          key={seconds}
          variant="outline"
          colorPalette="gray"
          onClick={() =>
            toast.info({
              id: `components-${seconds}`,
              title: t('duration.title', { seconds }),
              duration: seconds * 1000,
            })
          }
        >
          {t('duration.button', { seconds })}
        </Button>
      ))}
    </Flex>
  )
}

export function SnackbarReplace() {
  const t = useT('components.snackbar')
  const [saves, setSaves] = useState(0)
  return (
    <Button
      variant="outline"
      onClick={() => {
        setSaves(saves + 1)
        toast.success({ id: 'components-save', title: t('replace.title', { count: saves + 1 }) })
      }}
    >
      {t('replace.button')}
    </Button>
  )
}

export function SnackbarAsynchronous() {
  const t = useT('components.snackbar')
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    setIsBusy(true)
    toast.info({ id: 'components-send', title: t('async.sending'), duration: 10_000 })
    await new Promise((resolve) => setTimeout(resolve, 2500))
    toast.success({ id: 'components-send', title: t('async.sent') })
    setIsBusy(false)
  }
  return (
    <Button loading={isBusy} onClick={() => void send()}>
      {t('async.button')}
    </Button>
  )
}

export function SnackbarMany() {
  const t = useT('components.snackbar')
  const ids = Array.from({ length: 25 }, (_, index) => index + 1)
  return (
    <Flex gap="3" wrap="wrap">
      <Button
        variant="outline"
        onClick={() => {
          for (const chapter of ids)
            toast.info({ id: `components-many-${chapter}`, title: t('many.title', { chapter }) })
        }}
      >
        {t('many.show')}
      </Button>
      <Button
        variant="ghost"
        colorPalette="gray"
        onClick={() => {
          for (const chapter of ids) toast.dismiss(`components-many-${chapter}`)
        }}
      >
        {t('many.close')}
      </Button>
    </Flex>
  )
}

export function SnackbarLongText() {
  const t = useT('components.snackbar')
  return (
    <Button
      variant="outline"
      onClick={() => toast.warning({ title: t('long.title'), description: t('long.text'), duration: 15_000 })}
    >
      {t('long.button')}
    </Button>
  )
}
