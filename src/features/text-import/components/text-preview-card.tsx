import { Button, Card, Flex, Stack, Text } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { languageOptions } from '@/features/manuscripts/shared/language-choices.ts'
import { showFormError } from '@/lib/api/form-errors.ts'
import { currentLanguage } from '@/lib/i18n/language.ts'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { type CreationPlan, useCreateFromFile } from '../api/create-from-file.ts'
import { headingKind } from '../model/cut-lines.ts'
import { type CutMode, likelyMode, modesOf } from '../model/cut-text.ts'
import type { ParsedText } from '../model/file-text.ts'
import { findCuts } from '../model/find-cuts.ts'
import { cutPreview } from '../model/piece-rows.ts'
import { textImportForm } from '../model/text-import-form.ts'
import { MOST_PIECES, pathIn, toItems } from '../model/to-items.ts'
import { CreationProgress } from './creation-progress.tsx'
import { CutChoice } from './cut-choice.tsx'
import { FileNotes } from './file-notes.tsx'
import { PieceList } from './piece-list.tsx'
import { usePieceText } from './use-piece-text.ts'

type TextPreviewCardProps = {
  fileName: string
  file: ParsedText
  onCreated: (manuscriptId: string) => void
  onBack: () => void
}

/** The preview of a file: its title, where it is cut, and the button that creates the manuscript. */
export function TextPreviewCard({ fileName, file, onCreated, onBack }: TextPreviewCardProps) {
  const intl = useIntl()
  const cuts = useMemo(() => findCuts(file.blocks), [file])
  const [mode, setMode] = useState<CutMode>(() => likelyMode(cuts, headingKind))
  const [skipped, setSkipped] = useState<ReadonlySet<number>>(new Set<number>())
  const { pieces, rows } = useMemo(() => cutPreview(file, cuts, mode, skipped), [file, cuts, mode, skipped])
  const text = usePieceText()
  const { state, create } = useCreateFromFile()
  const plan = useRef<{ of: typeof pieces; plan: CreationPlan } | null>(null)
  // Other pieces would be added beside those that are stored.
  const isLocked = state.isRunning || state.stored > 0
  const isTooMany = pieces.length > MOST_PIECES
  const form = useForm({
    resolver: zodResolver(textImportForm),
    defaultValues: {
      title: cuts.title?.slice(0, 300) || file.title,
      author: file.author || (cuts.author ?? ''),
      language: file.language ?? currentLanguage(),
    },
  })

  const handleToggle = useMemo(
    () => (at: number) =>
      setSkipped((before) => {
        const next = new Set(before)
        if (!next.delete(at)) next.add(at)
        return next
      }),
    [],
  )

  return (
    <Card.Root>
      <Card.Body>
        <Form
          form={form}
          onSubmit={async (values) => {
            if (plan.current?.of !== pieces) {
              const id = crypto.randomUUID()
              const groups = toItems(file, pieces, text.nameOf, id)
              const pictures = file.pictures.map((one) => ({ ...one, path: pathIn(id, one.path) }))
              plan.current = { of: pieces, plan: { id, groups, pictures } }
            }
            try {
              await create(plan.current.plan, values)
              onCreated(plan.current.plan.id)
            } catch (error) {
              showFormError(form, error, { fallbackId: 'text-import.form.failed' })
            }
          }}
        >
          <Stack gap="1">
            <Text as="h2" textStyle="md" fontWeight="600">
              <FormattedMessage id="text-import.preview.heading" />
            </Text>
            <Text color="fg.muted" overflowWrap="anywhere">
              <bdi>{fileName}</bdi>
            </Text>
          </Stack>
          <FormError />
          <TextField
            name="title"
            isRequired
            autoComplete="off"
            label={<FormattedMessage id="text-import.form.title" />}
          />
          <TextField
            name="author"
            autoComplete="off"
            label={<FormattedMessage id="text-import.form.author" />}
          />
          <SelectField
            name="language"
            label={<FormattedMessage id="text-import.form.language" />}
            options={languageOptions(intl.locale, file.language ?? undefined)}
          />
          <FileNotes isGuessedEncoding={file.isGuessedEncoding} leftOut={file.leftOut} />
          <CutChoice
            modes={modesOf(cuts)}
            mode={mode}
            pieces={pieces}
            isTooMany={isTooMany}
            isDisabled={isLocked}
            onMode={setMode}
          />
          <PieceList rows={rows} text={text} isDisabled={isLocked} onToggle={handleToggle} />
          {isLocked ? <CreationProgress state={state} /> : null}
          <Flex gap="2" justify="flex-end" wrap="wrap" pt="2">
            <Button variant="outline" onClick={onBack} disabled={state.isRunning}>
              <FormattedMessage id="text-import.preview.back" />
            </Button>
            <SubmitButton disabled={isTooMany}>
              <FormattedMessage
                id={state.stored > 0 && !state.isRunning ? 'text-import.retry' : 'text-import.create'}
              />
            </SubmitButton>
          </Flex>
        </Form>
      </Card.Body>
    </Card.Root>
  )
}
