import { Button, CloseButton, chakra, Dialog, Field, Flex, Portal } from '@chakra-ui/react'
import { LABEL_COLOURS, type MailLabel } from '@contract/mail.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { Check } from 'lucide-react'
import { Controller, useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { showFormError } from '@/lib/form-errors.ts'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { useOpened } from '@/ui/use-opened.ts'
import { type LabelForm, mailLabelBody, useSaveLabel } from '../../api/labels.ts'
import { labelColours } from '../../model/label-colours.ts'

type LabelDialogProps = {
  label: MailLabel | undefined
  canShare: boolean
  onClose: (saved?: MailLabel) => void
}

/** Makes a label or changes one: its name and its colour. */
export function LabelDialog({ label, canShare, onClose }: LabelDialogProps) {
  const intl = useIntl()
  const isOpened = useOpened()
  const { mutateAsync: save } = useSaveLabel()
  const form = useForm<LabelForm>({
    resolver: zodResolver(mailLabelBody),
    defaultValues: {
      name: label?.name ?? '',
      colour: label?.colour ?? 'ink',
      isShared: label?.isShared ?? false,
    },
  })
  const handleSubmit = async (values: LabelForm) => {
    try {
      onClose(await save({ ...values, id: label?.id }))
    } catch (error) {
      showFormError(form, error)
    }
  }
  return (
    <Dialog.Root
      open={isOpened}
      placement="center"
      size="sm"
      onOpenChange={({ open }) => (open ? undefined : onClose())}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>
                {intl.formatMessage({ id: label ? 'mail.label.edit' : 'mail.label.new' })}
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body pb="5">
              <Form form={form} onSubmit={handleSubmit} label={intl.formatMessage({ id: 'mail.label.new' })}>
                <FormError />
                <TextField
                  name="name"
                  label={intl.formatMessage({ id: 'mail.label.name' })}
                  isRequired
                  maxLength={40}
                  autoComplete="off"
                />
                <Controller
                  control={form.control}
                  name="colour"
                  render={({ field }) => (
                    <ColourChoice value={field.value ?? 'ink'} onChange={field.onChange} />
                  )}
                />
                {canShare && !label ? (
                  <chakra.label display="flex" gap="2" alignItems="center" minH="9" cursor="pointer">
                    <input type="checkbox" {...form.register('isShared')} />
                    {intl.formatMessage({ id: 'mail.label.share' })}
                  </chakra.label>
                ) : null}
                <Flex gap="2" justify="flex-end">
                  <Button variant="outline" onClick={() => onClose()}>
                    {intl.formatMessage({ id: 'ui.cancel' })}
                  </Button>
                  <SubmitButton>{intl.formatMessage({ id: 'mail.label.save' })}</SubmitButton>
                </Flex>
              </Form>
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={intl.formatMessage({ id: 'ui.close' })} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

type ColourChoiceProps = { value: MailLabel['colour']; onChange: (colour: MailLabel['colour']) => void }

function ColourChoice({ value, onChange }: ColourChoiceProps) {
  const intl = useIntl()
  return (
    <Field.Root as="fieldset">
      <chakra.legend textStyle="label" mb="1.5">
        {intl.formatMessage({ id: 'mail.label.colour' })}
      </chakra.legend>
      <Flex gap="1" wrap="wrap">
        {LABEL_COLOURS.map((colour) => (
          <chakra.label
            key={colour}
            position="relative"
            boxSize="9"
            display="grid"
            placeItems="center"
            cursor="pointer"
          >
            <chakra.input
              type="radio"
              name="label-colour"
              value={colour}
              checked={value === colour}
              aria-label={intl.formatMessage({ id: `mail.colour.${colour}` })}
              position="absolute"
              inset="0"
              opacity="0"
              cursor="pointer"
              className="peer"
              onChange={() => onChange(colour)}
            />
            <Flex
              boxSize="6"
              borderRadius="full"
              align="center"
              justify="center"
              bg={labelColours[colour].dot}
              color="bg.surface"
              outlineOffset="2px"
              outlineColor="brand.solid"
              outlineWidth="2px"
              outlineStyle={value === colour ? 'solid' : 'none'}
              _peerFocusVisible={{ outlineStyle: 'dashed' }}
            >
              {value === colour ? <Check size={14} strokeWidth={2.5} aria-hidden /> : null}
            </Flex>
          </chakra.label>
        ))}
      </Flex>
    </Field.Root>
  )
}
