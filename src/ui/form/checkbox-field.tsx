import { Checkbox, Fieldset, Stack } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import type { FieldFrameProps } from './field-frame.tsx'
import { RequiredMark } from './required-mark.tsx'
import type { SelectOption } from './select-field.tsx'
import { useFieldError } from './use-field-error.ts'

type BoxProps = {
  isOn: boolean
  isDisabled?: boolean | undefined
  isRequired?: boolean | undefined
  label: ReactNode
  onChange: (isOn: boolean) => void
  /** Lets the form focus an invalid field. */
  inputRef?: Ref<HTMLInputElement> | undefined
}

function CheckBox({ isOn, isDisabled, isRequired, label, onChange, inputRef }: BoxProps) {
  return (
    <Checkbox.Root
      checked={isOn}
      disabled={isDisabled}
      required={isRequired}
      minH={{ base: '9', md: '6' }}
      onCheckedChange={({ checked }) => onChange(checked === true)}
    >
      <Checkbox.HiddenInput ref={inputRef} />
      <Checkbox.Control />
      <Checkbox.Label fontWeight="normal">
        {label}
        {isRequired ? <RequiredMark /> : null}
      </Checkbox.Label>
    </Checkbox.Root>
  )
}

type CheckboxFieldProps = Omit<FieldFrameProps, 'aside'>

/** A checkbox in a form. */
export function CheckboxField({ name, label, help, isRequired, isDisabled }: CheckboxFieldProps) {
  const { control } = useFormContext()
  const error = useFieldError(name)
  return (
    <Fieldset.Root invalid={error !== undefined}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <CheckBox
            inputRef={field.ref}
            isOn={field.value === true}
            label={label}
            isRequired={isRequired}
            isDisabled={isDisabled}
            onChange={field.onChange}
          />
        )}
      />
      <Below help={help} error={error} />
    </Fieldset.Root>
  )
}

type CheckboxesFieldProps = Omit<FieldFrameProps, 'aside'> & {
  options: readonly SelectOption[]
}

/** A checkbox group in a form; its value is an array of the checked values. */
export function CheckboxesField(props: CheckboxesFieldProps) {
  const { name, label, help, isRequired, isDisabled, options } = props
  const { control } = useFormContext()
  const error = useFieldError(name)
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => {
        const chosen: readonly string[] = Array.isArray(field.value) ? field.value : []
        return (
          <Fieldset.Root invalid={error !== undefined}>
            <Fieldset.Legend textStyle="sm" fontWeight="medium">
              {label}
              {isRequired ? <RequiredMark isAnnounced /> : null}
            </Fieldset.Legend>
            <Stack gap="2" mt="2">
              {options.map((option, index) => (
                <CheckBox
                  key={option.value}
                  inputRef={index === 0 ? field.ref : undefined}
                  isOn={chosen.includes(option.value)}
                  isDisabled={isDisabled || option.disabled}
                  label={option.label}
                  onChange={(isOn) =>
                    field.onChange(
                      isOn ? [...chosen, option.value] : chosen.filter((one) => one !== option.value),
                    )
                  }
                />
              ))}
            </Stack>
            <Below help={help} error={error} />
          </Fieldset.Root>
        )
      }}
    />
  )
}

function Below({ help, error }: { help: ReactNode; error: string | undefined }) {
  if (error !== undefined)
    return (
      <Fieldset.ErrorText display="flex" gap="1" alignItems="center" textStyle="sm">
        <CircleAlert size={14} strokeWidth={2} aria-hidden />
        {error}
      </Fieldset.ErrorText>
    )
  return help ? <Fieldset.HelperText textStyle="sm">{help}</Fieldset.HelperText> : null
}
