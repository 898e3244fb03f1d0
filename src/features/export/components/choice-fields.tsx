import { Field, Input, SimpleGrid, Stack, Text, Textarea } from '@chakra-ui/react'
import type { CompileChoices } from '@contract/compile.ts'
import { type ReactNode, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { languageOptions } from '@/features/manuscripts/shared/language-choices.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { QuickSelect } from '@/ui/inputs/quick-select.tsx'
import { SwitchRow } from '@/ui/inputs/switch-row.tsx'

type ChoiceFieldsProps = {
  choices: CompileChoices
  /** The language of the manuscript. */
  language: string
  onChange: (choices: CompileChoices) => void
}

const SELECTS = {
  chapterTitles: ['title', 'number', 'number-and-title', 'none'],
  numbering: ['arabic', 'roman'],
  notes: ['footnotes', 'endnotes', 'none'],
  quotes: ['keep', 'curly', 'guillemets', 'low', 'straight'],
  page: ['a4', 'letter', 'a5'],
  layout: ['book', 'manuscript', 'review'],
  header: ['none', 'title', 'author-title-page'],
  footer: ['none', 'page'],
} as const
const SWITCHES = ['ignoresFlag', 'sceneTitles', 'hasContents', 'hasComments', 'hasParagraphNumbers'] as const
const PIECES = ['contact', 'copyright', 'dedication', 'alsoBy'] as const

/** All further choices of an export, which a preset has made already. */
export function ChoiceFields({ choices, language, onChange }: ChoiceFieldsProps) {
  const t = useT('export')
  const intl = useIntl()
  const set = (changes: Partial<CompileChoices>) => onChange({ ...choices, ...changes })
  const setMatter = (changes: Partial<CompileChoices['matter']>) =>
    set({ matter: { ...choices.matter, ...changes } })
  const names = Object.keys(SELECTS) as (keyof typeof SELECTS)[]
  // One line for each name, so that the compiler checks the message of each value.
  const options = {
    chapterTitles: SELECTS.chapterTitles.map((value) => ({ value, label: t(`more.chapterTitles.${value}`) })),
    numbering: SELECTS.numbering.map((value) => ({ value, label: t(`more.numbering.${value}`) })),
    notes: SELECTS.notes.map((value) => ({ value, label: t(`more.notes.${value}`) })),
    quotes: SELECTS.quotes.map((value) => ({ value, label: t(`more.quotes.${value}`) })),
    page: SELECTS.page.map((value) => ({ value, label: t(`more.page.${value}`) })),
    layout: SELECTS.layout.map((value) => ({ value, label: t(`more.layout.${value}`) })),
    header: SELECTS.header.map((value) => ({ value, label: t(`more.header.${value}`) })),
    footer: SELECTS.footer.map((value) => ({ value, label: t(`more.footer.${value}`) })),
  }
  return (
    <Stack gap="5">
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {names.map((name) => (
          <Labelled key={name} label={t(`more.${name}`)}>
            <QuickSelect
              label={t(`more.${name}`)}
              value={choices[name]}
              options={options[name]}
              onChange={(value) => set({ [name]: value })}
            />
          </Labelled>
        ))}
        <Labelled label={t('more.language')}>
          <QuickSelect
            label={t('more.language')}
            value={choices.language ?? language}
            options={languageOptions(intl.locale, choices.language ?? language)}
            onChange={(value) => set({ language: value === language ? null : value })}
          />
        </Labelled>
        <TextChoice
          label={t('more.separator')}
          value={choices.separator}
          limit={40}
          onChange={(separator) => set({ separator })}
        />
        <TextChoice
          label={t('more.end')}
          value={choices.matter.end}
          limit={300}
          onChange={(end) => setMatter({ end })}
        />
      </SimpleGrid>
      <Stack gap="3">
        {SWITCHES.map((name) => (
          <SwitchRow
            key={name}
            label={t(`more.${name}`)}
            isOn={choices[name]}
            onChange={(isOn) => set({ [name]: isOn })}
          />
        ))}
        <SwitchRow
          label={t('more.title-page')}
          isOn={choices.matter.hasTitlePage}
          onChange={(hasTitlePage) => setMatter({ hasTitlePage })}
        />
      </Stack>
      <Text textStyle="sm" color="fg.muted">
        <FormattedMessage id="export.more.pieces" />
      </Text>
      {PIECES.map((name) => (
        <TextChoice
          key={name}
          isLong
          label={t(`more.${name}`)}
          value={choices.matter[name]}
          limit={5000}
          onChange={(value) => setMatter({ [name]: value })}
        />
      ))}
    </Stack>
  )
}

/** A select with its label above; the select itself has the accessible name. */
function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack gap="1">
      <Text textStyle="sm" fontWeight="medium" aria-hidden>
        {label}
      </Text>
      {children}
    </Stack>
  )
}

type TextChoiceProps = {
  label: string
  value: string
  limit: number
  isLong?: boolean
  onChange: (value: string) => void
}

function TextChoice({ label, value, limit, isLong = false, onChange }: TextChoiceProps) {
  const id = useId()
  const shared = { value, maxLength: limit, dir: 'auto' } as const
  return (
    <Field.Root ids={{ control: id }}>
      <Field.Label>{label}</Field.Label>
      {isLong ? (
        <Textarea {...shared} rows={3} onChange={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <Input {...shared} onChange={(event) => onChange(event.currentTarget.value)} />
      )}
    </Field.Root>
  )
}
