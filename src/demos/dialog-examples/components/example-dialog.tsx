import { Button } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { showFormError } from '@/lib/api/form-errors.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { FormDialog } from '@/ui/form/form-dialog.tsx'
import type { useExampleDialog } from './use-example-dialog.ts'

type ExampleDialogProps<Values extends FieldValues, Output> = Omit<
  ComponentProps<typeof FormDialog<Values, Output>>,
  'onClose' | 'onSubmit' | 'title' | 'description'
> & {
  /** The part of the message ids of the button, the title and the description. */
  name:
    | 'add-card'
    | 'address'
    | 'edit-user'
    | 'payment-methods'
    | 'pricing'
    | 'refer'
    | 'share'
    | 'two-factor'
  icon: LucideIcon
  dialog: ReturnType<typeof useExampleDialog>
  canOpen?: boolean
  /** The dialog closes when it ends without an error, unless it returns false. */
  onSubmit: (values: Output) => unknown
  showError?: (error: unknown) => void
}

/** A button that opens a dialog with a form. */
export function ExampleDialog<Values extends FieldValues, Output>({
  name,
  icon: Icon,
  dialog,
  canOpen = true,
  onSubmit,
  showError = (error) => showFormError(frame.form, error),
  ...frame
}: ExampleDialogProps<Values, Output>) {
  const t = useT(`dialog-examples.${name}`)
  const submit = async (values: Output) => {
    try {
      if ((await onSubmit(values)) !== false) dialog.close()
    } catch (error) {
      showError(error)
    }
  }
  return (
    <>
      <Button onClick={dialog.open} disabled={!canOpen}>
        <Icon size={18} aria-hidden />
        {t('open')}
      </Button>
      {dialog.isOpen ? (
        <FormDialog
          {...frame}
          title={t('title')}
          description={t('description')}
          onSubmit={submit}
          onClose={dialog.close}
        />
      ) : null}
    </>
  )
}
