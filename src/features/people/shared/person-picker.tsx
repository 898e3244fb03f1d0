import { Box, chakra, Field, Flex, Text } from '@chakra-ui/react'
import type { PersonRef } from '@contract/people.ts'
import { CircleAlert, X } from 'lucide-react'
import { type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react'
import { useIntl } from 'react-intl'
import { EnteredTexts } from './entered-texts.tsx'
import { PersonAvatar } from './person-avatar.tsx'
import { PersonOptions } from './person-options.tsx'
import { type PickerHandle, usePersonPicker } from './use-person-picker.ts'

type PersonPickerProps = {
  value: readonly PersonRef[]
  onChange: (people: PersonRef[]) => void
  label: ReactNode
  /** Offers only staff, for example as assignees of a project. */
  isStaffOnly?: boolean
  /** Offers only people who may be added to this project. */
  projectId?: string
  /** Offers the team mailboxes too, before the people. */
  withTeams?: boolean | undefined
  /** Allows one person at most; choosing another replaces the first. */
  isSingle?: boolean
  isDisabled?: boolean
  /** Has the focus as soon as it is shown, in a dialog before the fields above it. */
  takesFocus?: boolean
  /** Error shown at the field. */
  error?: string | undefined
  help?: ReactNode
  placeholder?: string
  /** `inline` shows the label before the field, without a box, as in a message header. */
  layout?: 'field' | 'inline'
  ref?: Ref<PickerHandle> | undefined
}

/** Selects people the user may write to, as chips, by name or address. Needs the messages of `people`. */
export function PersonPicker({
  value,
  onChange,
  label,
  isStaffOnly = false,
  projectId,
  withTeams,
  isSingle = false,
  isDisabled = false,
  takesFocus = false,
  error: givenError,
  help,
  placeholder,
  layout = 'field',
  ref,
}: PersonPickerProps) {
  const intl = useIntl()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isInline = layout === 'inline'
  const picker = usePersonPicker({
    value,
    onChange,
    isStaffOnly,
    isSingle,
    projectId,
    withTeams,
  })
  const { settle, unresolved } = picker
  const latestSettle = useRef(settle)
  latestSettle.current = settle
  useImperativeHandle(
    ref,
    () => ({
      settle: async () => {
        const people = await latestSettle.current()
        if (people === null) input.current?.focus()
        return people
      },
    }),
    [],
  )
  const error = unresolved
    ? intl.formatMessage({ id: 'people.picker.unresolved' }, { text: unresolved })
    : givenError
  const active = picker.options[picker.at]
  return (
    <Field.Root
      invalid={error !== undefined}
      disabled={isDisabled}
      position="relative"
      orientation={isInline ? 'horizontal' : 'vertical'}
      gap={isInline ? '2' : '1.5'}
      flexWrap={isInline ? 'wrap' : undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) picker.close()
      }}
    >
      <Field.Label
        id={`${id}-label`}
        htmlFor={`${id}-input`}
        {...(isInline ? { color: 'fg.muted', fontWeight: 'normal', minW: '12', flex: 'none' } : {})}
      >
        {label}
      </Field.Label>
      <Flex
        width={isInline ? undefined : 'full'}
        flex={isInline ? '1' : undefined}
        minW="0"
        minH="9"
        py="1"
        wrap="wrap"
        gap="1"
        align="center"
        cursor="text"
        {...(isInline
          ? {}
          : {
              px: '1.5',
              borderWidth: '1px',
              borderRadius: 'control',
              borderColor: error === undefined ? 'border.control' : 'danger.solid',
              bg: 'bg.surface',
              _focusWithin: {
                outlineWidth: '1px',
                outlineStyle: 'solid',
                outlineColor: 'brand.solid',
                borderColor: 'brand.solid',
              },
            })}
        onClick={() => input.current?.focus()}
      >
        {value.map((person) => (
          <Flex
            key={person.uid}
            data-person={person.uid}
            align="center"
            gap="1.5"
            ps="0.5"
            maxW="full"
            borderRadius="full"
            bg="bg.subtle"
            title={person.email}
          >
            <PersonAvatar person={person} size="2xs" />
            <Text as="span" truncate>
              {person.name}
            </Text>
            <chakra.button
              type="button"
              aria-label={intl.formatMessage({ id: 'people.picker.remove' }, { name: person.name })}
              disabled={isDisabled}
              display="grid"
              placeItems="center"
              boxSize="6"
              borderRadius="full"
              color="fg.muted"
              cursor="pointer"
              _hover={{ bg: 'bg.emphasized', color: 'fg' }}
              onClick={() => {
                picker.remove(person.uid)
                input.current?.focus()
              }}
            >
              <X size={14} aria-hidden />
            </chakra.button>
          </Flex>
        ))}
        <EnteredTexts tokens={picker.tokens.tokens} onRemove={picker.tokens.remove} />
        <chakra.input
          ref={input}
          id={`${id}-input`}
          type="text"
          role="combobox"
          autoComplete="off"
          aria-labelledby={`${id}-label`}
          aria-expanded={picker.isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          data-takes-escape={picker.isOpen ? '' : undefined}
          aria-activedescendant={picker.isOpen && active ? `${id}-${active.uid}` : undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error !== undefined ? `${id}-error` : undefined}
          disabled={isDisabled}
          autoFocus={takesFocus}
          data-autofocus={takesFocus ? '' : undefined}
          value={picker.text}
          placeholder={
            value.length > 0
              ? undefined
              : (placeholder ?? intl.formatMessage({ id: 'people.picker.placeholder' }))
          }
          flex="1"
          minW="24"
          minH="7"
          bg="transparent"
          outline="none"
          px="1"
          _placeholder={{ color: 'fg.faint' }}
          onChange={(event) => picker.type(event.currentTarget.value)}
          onFocus={picker.open}
          onClick={picker.open}
          onKeyDown={picker.handleKey}
          onPaste={picker.paste}
        />
      </Flex>
      <PersonOptions id={id} picker={picker} isUnder={isInline} />
      {help && error === undefined ? <Field.HelperText>{help}</Field.HelperText> : null}
      {error === undefined ? null : (
        <Flex id={`${id}-error`} gap="1" align="center" color="danger.fg" textStyle="sm" flexBasis="full">
          <CircleAlert size={14} strokeWidth={2} aria-hidden />
          {error}
        </Flex>
      )}
      <Box role="status" srOnly>
        {picker.isOpen && picker.text !== '' && picker.query.data
          ? intl.formatMessage({ id: 'people.picker.found' }, { count: picker.options.length })
          : ''}
      </Box>
    </Field.Root>
  )
}
