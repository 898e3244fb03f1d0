import { Box, Button, Card, Flex, Grid, Stack } from '@chakra-ui/react'
import { PRESET_FORMAT, presetChoices } from '@compile/presets.ts'
import type { BookFormat } from '@compile/write-book.ts'
import { type CompileChoices, PRESET_NAMES, type PresetName } from '@contract/compile.ts'
import type { Collection, ManuscriptDetail } from '@contract/manuscripts.ts'
import { ChevronDown } from 'lucide-react'
import { useMemo, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { OpenManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { usePageTitle } from '@/lib/routing/page-title.ts'
import { EmptyState } from '@/ui/feedback/states.tsx'
import { RadioRows } from '@/ui/inputs/radio-rows.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { compileOrder } from '../shared/compile-order.ts'
import { BookPreview } from './book-preview.tsx'
import { ChoiceFields } from './choice-fields.tsx'
import { ExportAction } from './export-action.tsx'
import { PartsChoice } from './parts-choice.tsx'
import { usePreviewBook } from './use-preview-book.ts'

const FORMATS: readonly BookFormat[] = ['docx', 'epub', 'pdf', 'md', 'txt']

type ExportScreenProps = {
  manuscript: ManuscriptDetail
  tree: OpenManuscript['tree']
  collections: readonly Collection[]
}

/** Three questions, everything else under "More", the preview, and the button that writes the file. */
export function ExportScreen({ manuscript, tree, collections }: ExportScreenProps) {
  const { id, title, language } = manuscript
  const t = useT('export')
  usePageTitle(t('of', { title }))
  const [preset, setPreset] = useState<PresetName>('manuscript')
  const [choices, setChoices] = useState<CompileChoices>(() => presetChoices('manuscript', language))
  const [format, setFormat] = useState<BookFormat>('docx')
  const [isMoreOpen, setIsMoreOpen] = useState(false)
  const items = useMemo(() => compileOrder(tree), [tree])
  const source = useMemo(() => ({ manuscript, items, collections }), [manuscript, items, collections])
  const preview = usePreviewBook(id, source, choices)
  const branches = items.filter(
    (item) =>
      !item.inTrash && (item.type === 'chapter' || (item.type === 'folder' && tree.children.has(item.id))),
  )
  const choosePreset = (name: PresetName) => {
    setPreset(name)
    setFormat(PRESET_FORMAT[name] as BookFormat)
    const { matter } = choices
    const next = presetChoices(name, language)
    // Typed texts belong to the book, not to the preset.
    const { contact, copyright, dedication, alsoBy } = matter
    setChoices({
      ...next,
      parts: choices.parts,
      matter: { ...next.matter, contact, copyright, dedication, alsoBy },
    })
  }
  const back = (
    <Flex gap="2" wrap="wrap">
      {manuscript.access === 'viewer' || manuscript.deletedAt !== null ? null : (
        <Button asChild variant="outline">
          <Link to={href('corrections.manuscript', { id })}>
            <FormattedMessage id="export.corrections" />
          </Link>
        </Button>
      )}
      <Button asChild variant="outline">
        <Link to={href('manuscripts.view', { id })}>
          <FormattedMessage id="export.back" />
        </Link>
      </Button>
    </Flex>
  )
  if (!items.some((item) => !item.inTrash && item.hasText)) {
    return (
      <EmptyState
        level="h1"
        title={<FormattedMessage id="export.empty" />}
        body={<FormattedMessage id="export.empty-body" />}
        action={back}
      />
    )
  }
  return (
    <PageFrame
      width="wide"
      title={t('of', { title })}
      description={<FormattedMessage id="export.description" />}
      actions={back}
    >
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 420px) minmax(0, 1fr)' }} gap="6">
        <Stack gap="5">
          <Card.Root>
            <Card.Body gap="6">
              <PartsChoice
                parts={choices.parts}
                manuscript={manuscript}
                collections={collections}
                branches={branches}
                onChange={(parts) => setChoices({ ...choices, parts })}
              />
              <RadioRows
                label={t('how')}
                value={preset}
                options={PRESET_NAMES.map((value) => ({ value, label: t(`how.${value}`) }))}
                help={t(`how.${preset}.help`)}
                onChange={(value) => choosePreset(value as PresetName)}
              />
              <RadioRows
                label={t('format')}
                value={format}
                options={FORMATS.map((value) => ({ value, label: t(`format.${value}`) }))}
                onChange={(value) => setFormat(value as BookFormat)}
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
                    <ChoiceFields choices={choices} language={language} onChange={setChoices} />
                  </Box>
                ) : null}
              </Box>
            </Card.Body>
          </Card.Root>
          <ExportAction
            manuscriptId={id}
            source={source}
            choices={choices}
            format={format}
            itemCount={preview.itemCount}
          />
        </Stack>
        <BookPreview preview={preview} format={format} />
      </Grid>
    </PageFrame>
  )
}
