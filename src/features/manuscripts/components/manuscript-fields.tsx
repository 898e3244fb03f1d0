import { SimpleGrid } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextAreaField, TextField } from '@/ui/form/text-field.tsx'
import { languageOptions } from '../model/languages.ts'

type ManuscriptFieldsProps = { language?: string; canWrite?: boolean; startsInTitle?: boolean }

/** The form fields of a manuscript, shared by the new and the settings form. */
export function ManuscriptFields({ language, canWrite = true, startsInTitle }: ManuscriptFieldsProps) {
  const intl = useIntl()
  const isDisabled = !canWrite
  return (
    <>
      <TextField
        name="title"
        isRequired
        autoFocus={startsInTitle}
        isDisabled={isDisabled}
        autoComplete="off"
        label={<FormattedMessage id="manuscripts.field.title" />}
      />
      <TextField
        name="author"
        isDisabled={isDisabled}
        autoComplete="off"
        label={<FormattedMessage id="manuscripts.field.author" />}
      />
      <TextAreaField
        name="description"
        isDisabled={isDisabled}
        label={<FormattedMessage id="manuscripts.field.description" />}
        help={<FormattedMessage id="manuscripts.form.description-help" />}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <SelectField
          name="language"
          isDisabled={isDisabled}
          label={<FormattedMessage id="manuscripts.field.language" />}
          help={<FormattedMessage id="manuscripts.form.language-help" />}
          options={languageOptions(intl.locale, language)}
        />
        <TextField
          name="target"
          isDisabled={isDisabled}
          inputMode="numeric"
          autoComplete="off"
          label={<FormattedMessage id="manuscripts.field.target" />}
          help={<FormattedMessage id="manuscripts.form.target-help" />}
        />
      </SimpleGrid>
    </>
  )
}
