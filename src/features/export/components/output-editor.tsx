import { Box, Button, Card, Grid, Stack, Text } from '@chakra-ui/react'
import type { CompileSource } from '@compile/compile-source.ts'
import { PRESET_NAMES, type PresetName } from '@contract/compile.ts'
import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import { type OutputFormat, outputFormat } from '@contract/outputs.ts'
import { ChevronDown } from 'lucide-react'
import { useMemo, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { RadioRows } from '@/ui/inputs/radio-rows.tsx'
import { SwitchRow } from '@/ui/inputs/switch-row.tsx'
import { branchesOf } from '../model/book-units.ts'
import { areKnownParts, withPreset } from '../model/output-choices.ts'
import { BookPreview } from './book-preview.tsx'
import { ChoiceFields } from './choice-fields.tsx'
import { ExportAction } from './export-action.tsx'
import { KeptExports } from './kept-exports.tsx'
import { OutputChanges } from './output-changes.tsx'
import { PartsChoice } from './parts-choice.tsx'
import { ScrivCopy } from './scriv-copy.tsx'
import type { WrittenFile } from './use-export.ts'
import type { OpenOutput } from './use-open-output.ts'
import type { OutputActions } from './use-output-actions.ts'
import { useOutputChanges } from './use-output-changes.ts'
import { useOutputChoices } from './use-output-choices.ts'
import { usePreviewBook } from './use-preview-book.ts'
import { WeeklyChoice } from './weekly-choice.tsx'

type OutputEditorProps = {
  source: Omit<CompileSource, 'texts'> & { manuscript: ManuscriptDetail }
  opened: OpenOutput
  /** Null where the person may not change outputs. */
  actions: OutputActions | null
}

const NONE: ReadonlySet<string> = new Set()

/** Three questions, everything else under "More", the preview, and the button that writes the file. */
export function OutputEditor({ source, opened: { output, isStored }, actions }: OutputEditorProps) {
  const { manuscript, items, collections } = source
  const { id, language, templatesFolderId } = manuscript
  const t = useT('export')
  const save = isStored && actions ? actions.save : null
  const [shown, setShown] = useOutputChoices(output, save && ((changes) => save(output.id, changes)))
  const { preset, format } = shown
  const [isMoreOpen, setIsMoreOpen] = useState(false)
  /** The changed chapters that this export is limited to; not stored, because the next export has others. */
  const [narrowedTo, setNarrowedTo] = useState<readonly string[] | null>(null)
  const hasKnownParts = areKnownParts(shown.choices.parts, { ...manuscript, collections })
  const ofOutput = useMemo(
    () => (hasKnownParts ? shown.choices : { ...shown.choices, parts: { by: 'all' as const } }),
    [shown.choices, hasKnownParts],
  )
  const choices = useMemo(
    () =>
      narrowedTo ? { ...ofOutput, parts: { by: 'branches' as const, itemIds: [...narrowedTo] } } : ofOutput,
    [ofOutput, narrowedTo],
  )
  const preview = usePreviewBook(id, source, choices)
  const changes = useOutputChanges(id, output, source, ofOutput)
  const branches = useMemo(() => branchesOf(items, templatesFolderId), [items, templatesFolderId])
  const isByTree = ofOutput.parts.by === 'all' || ofOutput.parts.by === 'branches'
  const handleWritten = ({ startedAt, ...written }: WrittenFile) => {
    if (!actions) return
    const named = isStored ? output : { ...output, name: t(`how.${preset}`) }
    void actions.record(named, isStored, { ...shown, choices: ofOutput }, startedAt)
    if (shown.keepsCopy) void actions.keepFile({ ...written, outputId: output.id })
  }
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 420px) minmax(0, 1fr)' }} gap="6">
      <Stack gap="5">
        {output.replaced.length > 0 || !hasKnownParts ? (
          <Text role="status" p="3" borderRadius="control" bg="warning.subtle" color="warning.fg">
            {hasKnownParts
              ? t('output.replaced', { preset: t(`how.${output.preset}`) })
              : t('output.parts-gone')}
          </Text>
        ) : null}
        <Card.Root>
          <Card.Body gap="6">
            {changes && output.exportedAt ? (
              <OutputChanges
                total={changes.total}
                changed={changes.changed}
                exportedAt={output.exportedAt}
                narrowedTo={narrowedTo}
                onNarrow={isByTree ? setNarrowedTo : null}
              />
            ) : null}
            <PartsChoice
              parts={choices.parts}
              manuscript={manuscript}
              collections={collections}
              branches={branches}
              changed={changes?.marked ?? NONE}
              onChange={(parts) => {
                setNarrowedTo(null)
                setShown({ ...shown, choices: { ...shown.choices, parts } })
              }}
            />
            <RadioRows
              label={t('how')}
              value={preset}
              options={PRESET_NAMES.map((value) => ({ value, label: t(`how.${value}`) }))}
              help={t(`how.${preset}.help`)}
              onChange={(value) => setShown(withPreset(shown, value as PresetName, language))}
            />
            <RadioRows
              label={t('format')}
              value={format}
              options={outputFormat.options.map((value) => ({ value, label: t(`format.${value}`) }))}
              help={format === 'pdf' && choices.notes === 'footnotes' ? t('format.pdf.footnotes') : null}
              onChange={(value) => setShown({ ...shown, format: value as OutputFormat })}
            />
            <Box>
              <Button
                variant="ghost"
                size="sm"
                ms="-3"
                aria-expanded={isMoreOpen}
                onClick={() => setIsMoreOpen(!isMoreOpen)}
              >
                <Box asChild transform={isMoreOpen ? 'rotate(180deg)' : undefined}>
                  <ChevronDown size={16} aria-hidden />
                </Box>
                <FormattedMessage id="export.more" />
              </Button>
              {isMoreOpen ? (
                <Box pt="4">
                  <ChoiceFields
                    choices={shown.choices}
                    language={language}
                    onChange={(next) => setShown({ ...shown, choices: next })}
                  />
                </Box>
              ) : null}
            </Box>
            {actions === null && isStored ? (
              <Text textStyle="sm" color="fg.muted">
                <FormattedMessage id="export.output.read-only" />
              </Text>
            ) : null}
          </Card.Body>
        </Card.Root>
        {actions ? (
          <SwitchRow
            label={t('keep')}
            help={t('keep.help')}
            isOn={shown.keepsCopy}
            onChange={(keepsCopy) => setShown({ ...shown, keepsCopy })}
          />
        ) : null}
        {actions ? (
          <WeeklyChoice
            weekly={output.weekly}
            format={format}
            onChange={(isWeekly) =>
              actions.setWeekly(
                isStored ? output : { ...output, name: t(`how.${preset}`) },
                isStored,
                { ...shown, choices: ofOutput },
                isWeekly,
              )
            }
          />
        ) : null}
        <ExportAction
          manuscriptId={id}
          source={source}
          choices={choices}
          format={format}
          itemCount={preview.itemCount}
          onWritten={handleWritten}
        />
        <ScrivCopy manuscript={manuscript} />
        <KeptExports
          manuscriptId={id}
          weeklyAt={output.weekly?.lastAt ?? null}
          mayDelete={actions !== null}
        />
      </Stack>
      <BookPreview manuscriptId={id} preview={preview} format={format} />
    </Grid>
  )
}
