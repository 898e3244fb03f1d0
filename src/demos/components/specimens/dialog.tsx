import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { type ComponentProps, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { FormDialog } from '@/ui/form/form-dialog.tsx'
import { TextAreaField, TextField } from '@/ui/form/text-field.tsx'
import { SegmentChoice } from '@/ui/inputs/segment-choice.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { DialogFrame } from '@/ui/overlay/dialog-frame.tsx'
import { DrawerFrame } from '@/ui/overlay/drawer-frame.tsx'
import { FrameCancel } from '@/ui/overlay/frame-cancel.tsx'

type DialogButtonProps = Omit<ComponentProps<typeof DialogFrame>, 'onClose'> & { label: string }

function DialogButton({ label, ...frame }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen ? <DialogFrame {...frame} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

export function DialogBasic() {
  const t = useT('components.dialog')
  return (
    <DialogButton
      label={t('basic.open')}
      title={t('basic.title')}
      description={t('basic.line')}
      footer={<FrameCancel>{t('close')}</FrameCancel>}
    >
      {t('basic.text')}
    </DialogButton>
  )
}

export function DialogSizes() {
  const t = useT('components.dialog')
  const [size, setSize] = useState<'sm' | 'md' | 'lg' | 'xl'>('md')
  return (
    <Flex gap="3" wrap="wrap">
      <SegmentChoice
        label={t('size.label')}
        value={size}
        onChange={setSize}
        choices={(['sm', 'md', 'lg', 'xl'] as const).map((value) => ({ value, label: t(`size.${value}`) }))}
      />
      <DialogButton label={t('size.open')} size={size} title={t(`size.${size}`)}>
        {t('size.text')}
      </DialogButton>
    </Flex>
  )
}

export function DialogScrolling() {
  const t = useT('components.dialog')
  return (
    <DialogButton
      label={t('scroll.open')}
      title={t('scroll.title')}
      isReading
      footer={<FrameCancel>{t('close')}</FrameCancel>}
    >
      <Stack gap="4" textStyle="prose" maxW="prose">
        {Array.from({ length: 12 }, (_, index) => index + 1).map((section) => (
          <p key={section}>
            <strong>{section}.</strong> {t('scroll.text')}
          </p>
        ))}
      </Stack>
    </DialogButton>
  )
}

export function DialogForms() {
  const t = useT('components.dialog')
  const [isOpen, setIsOpen] = useState(false)
  const form = useForm({
    resolver: zodResolver(
      z.object({ title: z.string().trim().min(1, 'components.dialog.form.error'), brief: z.string() }),
    ),
    defaultValues: { title: '', brief: '' },
  })
  const close = () => {
    setIsOpen(false)
    form.reset()
  }
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('form.open')}
      </Button>
      {isOpen ? (
        <FormDialog
          title={t('form.open')}
          form={form}
          submit={t('form.submit')}
          onClose={close}
          onSubmit={async ({ title }) => {
            await new Promise((resolve) => setTimeout(resolve, 1200))
            close()
            toast.success({ title: t('form.sent', { title }) })
          }}
        >
          <TextField name="title" label={t('form.title')} isRequired />
          <TextAreaField name="brief" label={t('form.brief')} help={t('form.help')} />
        </FormDialog>
      ) : null}
    </>
  )
}

export function DialogConfirmations() {
  const t = useT('components.dialog')
  const confirm = useConfirm()
  const [chapters, setChapters] = useState(12)
  const remove = async () => {
    const isSure = await confirm({
      title: t('confirm.title', { chapter: chapters }),
      body: t('confirm.text'),
      confirmLabel: t('confirm.delete'),
      isDanger: true,
    })
    if (isSure) setChapters(chapters - 1)
  }
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <Button
        variant="outline"
        colorPalette="danger"
        aria-haspopup="dialog"
        disabled={chapters === 0}
        onClick={() => void remove()}
      >
        {t('confirm.open')}
      </Button>
      <Text color="fg.muted" aria-live="polite">
        {t('confirm.count', { count: chapters })}
      </Text>
    </Flex>
  )
}

export function DialogAsynchronous() {
  const t = useT('components.dialog')
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const publish = async () => {
    setIsBusy(true)
    await new Promise((resolve) => setTimeout(resolve, 2000))
    setIsBusy(false)
    setIsOpen(false)
    toast.success({ title: t('async.done') })
  }
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('async.open')}
      </Button>
      {isOpen ? (
        <DialogFrame
          size="sm"
          title={t('async.title')}
          isBusy={isBusy}
          onClose={() => setIsOpen(false)}
          footer={
            <>
              <FrameCancel />
              <Button loading={isBusy} onClick={() => void publish()}>
                {t('async.submit')}
              </Button>
            </>
          }
        >
          <Text>{t('async.text')}</Text>
        </DialogFrame>
      ) : null}
    </>
  )
}

export function DialogNested() {
  const t = useT('components.dialog')
  return (
    <DialogButton label={t('nested.open')} size="lg" title={t('nested.outer')}>
      <DialogButton label={t('nested.more')} size="sm" title={t('nested.inner')}>
        {t('nested.text')}
      </DialogButton>
    </DialogButton>
  )
}

export function DialogDrawers() {
  const t = useT('components.dialog')
  const [side, setSide] = useState<'start' | 'end' | null>(null)
  return (
    <Flex gap="3" wrap="wrap">
      {(['start', 'end'] as const).map((edge) => (
        <Button key={edge} variant="outline" aria-haspopup="dialog" onClick={() => setSide(edge)}>
          {t(`drawer.${edge}`)}
        </Button>
      ))}
      {side ? (
        <DrawerFrame side={side} size="sm" title={t(`drawer.${side}`)} onClose={() => setSide(null)}>
          <Text>{t('drawer.text')}</Text>
        </DrawerFrame>
      ) : null}
    </Flex>
  )
}

export function DialogFocus() {
  const t = useT('components.dialog')
  const next = useRef<HTMLButtonElement>(null)
  return (
    <Flex gap="3" wrap="wrap">
      <DialogButton
        label={t('focus.open')}
        size="sm"
        title={t('focus.open')}
        finalFocus={() => next.current}
        footer={<FrameCancel>{t('close')}</FrameCancel>}
      >
        {t('focus.text')}
      </DialogButton>
      <Button
        ref={next}
        variant="outline"
        colorPalette="gray"
        onClick={() => toast.info({ title: t('focus.pressed') })}
      >
        {t('focus.next')}
      </Button>
    </Flex>
  )
}
