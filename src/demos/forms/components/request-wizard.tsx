import { Button, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { Wizard } from '@/ui/form/wizard.tsx'
import { DialogFrame } from '@/ui/overlay/dialog-frame.tsx'
import { requestDraft } from '../model/request-draft.ts'
import { type StepOptions, useRequestSteps } from './request-steps.tsx'
import { SubmittedValues } from './submitted-values.tsx'
import { useExampleForm } from './use-example-form.ts'

type RequestWizardProps = StepOptions & {
  /** The example, which names the heading and the URL parameter of the step. */
  example: 'horizontal' | 'vertical' | 'draft' | 'review' | 'compact' | 'dialog'
  orientation?: 'horizontal' | 'vertical'
  /** Values and step are stored on this device until the form is sent. */
  isStored?: boolean
  /** A button opens the wizard in a dialog. */
  isDialog?: boolean
}

/** The example request as a wizard, and after it was sent its values with a button that starts it again. */
export function RequestWizard(props: RequestWizardProps) {
  const { example, orientation = 'horizontal', isStored = false, isDialog = false, ...options } = props
  const t = useT('forms')
  const param = `${options.look}-${example}`
  const [draft] = useState(() => (isStored ? requestDraft(param) : undefined))
  const { form, sent, setSent, restart } = useExampleForm(draft)
  const steps = useRequestSteps(options)
  const [isOpen, setIsOpen] = useState(false)
  const label = t(`form-wizard-${options.look}.${example}.heading`)
  const close = () => {
    setIsOpen(false)
    form.reset()
  }
  if (sent)
    return (
      <Stack align="flex-start">
        <SubmittedValues values={sent} />
        <Button variant="outline" colorPalette="gray" onClick={restart}>
          {t('restart')}
        </Button>
      </Stack>
    )
  const wizard = (
    <Wizard
      {...{ label, form, steps, param, orientation }}
      {...(draft ? { draft } : {})}
      onSubmit={(values) => {
        setIsOpen(false)
        setSent(values)
      }}
      submit={t('send')}
    />
  )
  if (!isDialog) return wizard
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('open')}</Button>
      {isOpen ? (
        <DialogFrame title={label} onClose={close}>
          {wizard}
        </DialogFrame>
      ) : null}
    </>
  )
}
