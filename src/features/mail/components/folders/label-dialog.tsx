import { chakra, Field, Flex } from '@chakra-ui/react'
import type { MailLabel } from '@contract/mail.ts'
import { mailLabelBody } from '@contract/mail-forms.ts'
import { LABEL_COLOURS } from '@contract/mail-names.ts'
import { nameText } from '@contract/name-text.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { Check } from 'lucide-react'
import { Controller, useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { showFormError } from '@/lib/api/form-errors.ts'
import { CheckboxField } from '@/ui/form/checkbox-field.tsx'
import { FormDialog } from '@/ui/form/form-dialog.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { type LabelForm, useLabels, useSaveLabel } from '../../api/labels.ts'
import { labelColours } from '../../model/label-colours.ts'

const schema = mailLabelBody.extend({ name: nameText(40, 'ui.refused.value-required') })

type LabelDialogProps = {
  label: MailLabel | undefined
  canShare: boolean
  onClose: (saved?: MailLabel) => void
}

/** A colour that no label has, if there is one. */
const freeColour = (known: readonly MailLabel[]) =>
  LABEL_COLOURS.find((colour) => !known.some((label) => label.colour === colour)) ?? 'ink'

/** Creates or edits a label with its name and colour. */
export function LabelDialog({ label, canShare, onClose }: LabelDialogProps) {
  const intl = useIntl()
  const known = useLabels()
  const { mutateAsync: save } = useSaveLabel()
  const form = useForm<LabelForm>({
    resolver: zodResolver(schema),
    defaultValues: {
      name: label?.name ?? '',
      colour: label?.colour ?? freeColour(known),
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
    <FormDialog
      size="sm"
      title={intl.formatMessage({ id: label ? 'mail.label.edit' : 'mail.label.new' })}
      onClose={() => onClose()}
      form={form}
      submit={intl.formatMessage({ id: 'mail.label.save' })}
      onSubmit={handleSubmit}
    >
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
        render={({ field }) => <ColourChoice value={field.value ?? 'ink'} onChange={field.onChange} />}
      />
      {canShare && !label ? (
        <CheckboxField name="isShared" label={intl.formatMessage({ id: 'mail.label.share' })} />
      ) : null}
    </FormDialog>
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
