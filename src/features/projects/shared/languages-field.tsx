import { Box, Flex, Input, Text } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { FieldFrame } from '@/ui/form/field-frame.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import type { ProjectFormValues } from '../model/project-form-schema.ts'
import { languageName, languagesOf, languageTagOf, OFFERED_LANGUAGES } from './languages.ts'

type LanguagesFieldProps = {
  name: 'sourceLanguage' | 'targetLanguages'
  label: ReactNode
  help?: ReactNode
  /** Allows one language; another one replaces it. */
  isSingle?: boolean
}

/**
 * Chooses languages from a list that is searched by typing; the browser shows it. A text that is no language stays
 * visible and is refused with the form.
 */
export function LanguagesField({ name, label, help, isSingle = false }: LanguagesFieldProps) {
  const intl = useIntl()
  const t = useT('projects.languages')
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const { field } = useController<ProjectFormValues, typeof name>({ name })
  const [typed, setTyped] = useState('')
  const chosen = languagesOf(field.value)
  const offers = useMemo(() => {
    const names = OFFERED_LANGUAGES.map((tag) => languageName(intl, tag))
    return names.sort((one, other) => one.localeCompare(other, intl.locale))
  }, [intl])
  const add = (text: string) => {
    setTyped('')
    if (text.trim() === '') return
    const tag = languageTagOf(intl, text)
    field.onChange(isSingle ? tag : [...new Set([...chosen, tag])].join(','))
  }
  const remove = (tag: string) => {
    field.onChange(chosen.filter((each) => each !== tag).join(','))
    input.current?.focus()
  }
  return (
    <FieldFrame name={name} label={label} help={help}>
      <Input
        ref={(element) => {
          input.current = element
          field.ref(element)
        }}
        list={listId}
        value={typed}
        placeholder={t('placeholder')}
        autoComplete="off"
        maxLength={60}
        onChange={(event) => {
          // A choice in the browser's list replaces the text at once; typing does not.
          const { inputType } = event.nativeEvent as Partial<InputEvent>
          if (inputType === undefined || inputType === 'insertReplacementText') add(event.currentTarget.value)
          else setTyped(event.currentTarget.value)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ',') return
          if (typed.trim() === '') return
          event.preventDefault()
          add(typed)
        }}
        onBlur={() => {
          add(typed)
          field.onBlur()
        }}
      />
      <datalist id={listId}>
        {offers.map((offer) => (
          <option key={offer} value={offer} />
        ))}
      </datalist>
      {chosen.length > 0 ? (
        <Flex as="ul" listStyleType="none" aria-label={t('chosen')} gap="1" wrap="wrap">
          {chosen.map((tag) => (
            <Flex
              as="li"
              key={tag}
              align="center"
              gap="0.5"
              ps="2.5"
              maxW="full"
              borderRadius="full"
              bg="bg.subtle"
            >
              <Text as="bdi" truncate>
                {languageName(intl, tag)}
              </Text>
              <IconButton
                type="button"
                size="2xs"
                label={t('remove', { name: languageName(intl, tag) })}
                onClick={() => remove(tag)}
              >
                <X size={14} aria-hidden />
              </IconButton>
            </Flex>
          ))}
        </Flex>
      ) : null}
      <Box role="status" srOnly>
        {chosen.map((tag) => languageName(intl, tag)).join(', ')}
      </Box>
    </FieldFrame>
  )
}
