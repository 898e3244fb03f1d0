import { Button, Flex, Input, Tag } from '@chakra-ui/react'
import { tagSlotRecipe } from '@chakra-ui/react/theme'
import { useId, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FieldFrame } from '@/ui/form/field-frame.tsx'

type ChipsFieldProps = {
  name: string
  label: string
  help?: string
  /** Offered while typing. */
  suggestions?: readonly string[]
  /** Only suggestions may be added. */
  isStrict?: boolean
  /** The accessible name of the button that removes a value. */
  removeLabel: (value: string) => string
  addLabel: string
  maxLength?: number
}

/** A list of short texts in a form: added with Enter, a comma or the button, and removed one by one. */
export function ChipsField(props: ChipsFieldProps) {
  const {
    name,
    label,
    help,
    suggestions = [],
    isStrict = false,
    removeLabel,
    addLabel,
    maxLength = 40,
  } = props
  const listId = useId()
  const { setValue } = useFormContext()
  const watched: unknown = useWatch({ name })
  const values: readonly string[] = Array.isArray(watched) ? watched : []
  const [typed, setTyped] = useState('')
  const change = (next: readonly string[]) =>
    setValue(name, next, { shouldDirty: true, shouldValidate: true })
  const add = (text: string) => {
    const wanted = text.trim()
    const known = suggestions.find((one) => one.toLowerCase() === wanted.toLowerCase())
    const value = known ?? (isStrict ? '' : wanted)
    if (value === '') return
    setTyped('')
    if (!values.includes(value)) change([...values, value])
  }
  return (
    <FieldFrame name={name} label={label} help={help}>
      {values.length > 0 ? (
        <Flex as="ul" listStyleType="none" wrap="wrap" gap="1.5" mb="2">
          {values.map((value) => (
            <li key={value}>
              <Tag.Root recipe={tagSlotRecipe} colorPalette="gray" size="lg">
                <Tag.Label dir="auto">{value}</Tag.Label>
                <Tag.EndElement>
                  <Tag.CloseTrigger
                    type="button"
                    aria-label={removeLabel(value)}
                    onClick={() => change(values.filter((one) => one !== value))}
                  />
                </Tag.EndElement>
              </Tag.Root>
            </li>
          ))}
        </Flex>
      ) : null}
      <Flex gap="2" width="full">
        <Input
          value={typed}
          list={listId}
          maxLength={maxLength}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ',') return
            if (typed.trim() === '' && event.key === 'Enter') return
            event.preventDefault()
            add(typed)
          }}
          onBlur={() => (isStrict ? undefined : add(typed))}
        />
        <Button type="button" variant="outline" onClick={() => add(typed)} disabled={typed.trim() === ''}>
          {addLabel}
        </Button>
      </Flex>
      <datalist id={listId}>
        {suggestions
          .filter((one) => !values.includes(one))
          .map((one) => (
            <option key={one} value={one} />
          ))}
      </datalist>
    </FieldFrame>
  )
}
