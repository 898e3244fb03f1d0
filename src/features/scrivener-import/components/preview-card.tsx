import { Badge, Button, Card, Field, Flex, Input, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { sameSourceQuery } from '../api/imports.ts'
import type { ArchivePreview } from '../model/archive-preview.ts'
import { countTypes, initialChoices, type PreviewChoices } from '../model/preview-choices.ts'
import { PreviewNotes } from './preview-notes.tsx'
import { PreviewTree } from './preview-tree.tsx'
import { ReplaceChoice } from './replace-choice.tsx'
import { WarningList } from './warning-list.tsx'

/** The choices made in the preview. */
export type Decision = { choices: PreviewChoices; replaces: string | null }

type PreviewCardProps = {
  fileName: string
  preview: ArchivePreview
  /** Word counts by node index, as far as they are known. */
  words: ReadonlyMap<number, number>
  /** The choices made before an upload that failed. */
  decided: Decision | null
  onStart: (decision: Decision) => void
  onBack: () => void
}

/** The preview of an archive: its contents, what to import, and whether to replace an earlier manuscript. */
export function PreviewCard({ fileName, preview, words, decided, onStart, onBack }: PreviewCardProps) {
  const intl = useIntl()
  const [choices, setChoices] = useState(() => decided?.choices ?? initialChoices(preview))
  const [replaces, setReplaces] = useState<string | null>(decided?.replaces ?? null)
  const earlier = useQuery(sameSourceQuery(preview.sourceIdentifier))
  const replaceable = earlier.data?.manuscripts.filter(({ access }) => access === 'owner') ?? []
  const counts = countTypes(preview, choices)
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const titleField = useRef<HTMLInputElement>(null)
  const [isAsked, setIsAsked] = useState(false)
  const isUntitled = choices.title.trim() === ''
  const handleStart = () => {
    setIsAsked(true)
    if (isUntitled) titleField.current?.focus()
    else onStart({ choices, replaces })
  }

  return (
    <Card.Root>
      <Card.Body gap="5">
        <Stack gap="1">
          <Text as="h2" textStyle="md" fontWeight="600">
            <FormattedMessage id="scrivener-import.preview.heading" />
          </Text>
          <Text color="fg.muted" overflowWrap="anywhere">
            <FormattedMessage
              id="scrivener-import.preview.from"
              values={{
                fileName,
                version: preview.version,
                snapshots: preview.snapshots,
                files: preview.files.kept,
              }}
            />
          </Text>
        </Stack>
        <Field.Root maxW="480px" required invalid={isAsked && isUntitled}>
          <Field.Label>
            <FormattedMessage id="scrivener-import.preview.title" />
          </Field.Label>
          <Input
            ref={titleField}
            scrollMarginTop="24"
            value={choices.title}
            maxLength={300}
            onChange={(event) => setChoices((before) => ({ ...before, title: event.target.value }))}
          />
          <Field.ErrorText>
            <CircleAlert size={16} aria-hidden />
            <FormattedMessage id="scrivener-import.preview.titleRequired" />
          </Field.ErrorText>
        </Field.Root>
        {replaceable.length > 0 ? (
          <ReplaceChoice manuscripts={replaceable} value={replaces} onChange={setReplaces} />
        ) : null}
        <Flex gap="2" wrap="wrap" aria-live="polite">
          {[...counts].map(([type, count]) => (
            <Badge key={type} colorPalette={type === 'trash' ? 'gray' : 'brand'} size="md">
              <bdi>
                {count} {intl.formatMessage({ id: `scrivener-import.type.${type}` }, { count })}
              </bdi>
            </Badge>
          ))}
        </Flex>
        <WarningList warnings={preview.warnings} />
        <PreviewNotes preview={preview} excluded={choices.excluded} />
        <PreviewTree preview={preview} choices={choices} words={words} onChange={setChoices} />
      </Card.Body>
      <Card.Footer justifyContent="flex-end" gap="2" flexWrap="wrap">
        <Button variant="outline" onClick={onBack}>
          <FormattedMessage id="scrivener-import.preview.back" />
        </Button>
        <Button onClick={handleStart} disabled={total === 0}>
          <FormattedMessage id="scrivener-import.preview.start" values={{ count: total }} />
        </Button>
      </Card.Footer>
    </Card.Root>
  )
}
