import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import type { SkipReason } from '@scrivener/types.ts'
import { CircleSlash, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import type { ArchivePreview } from '../model/archive-preview.ts'
import { excludedFlags } from '../model/preview-choices.ts'

type PreviewNotesProps = { preview: ArchivePreview; excluded: ReadonlySet<string> }

/** Lists parts of a project outside the tree: collections, templates and parts that are not imported. */
export function PreviewNotes({ preview, excluded }: PreviewNotesProps) {
  const intl = useIntl()
  const { collections, savedSearches, skipped, nodes } = preview
  const isOut = excludedFlags(nodes, excluded)
  const templates = nodes.find(({ rootRole }) => rootRole === 'templates')
  const sheets = nodes.filter((node, index) => node.isTemplate && !node.rootRole && !isOut[index]).length
  const untitled = intl.formatMessage({ id: 'scrivener-import.preview.untitled' })
  const names = (list: readonly string[]) => intl.formatList(list.map((name) => name || untitled))
  const reasons = (Object.keys(skipped) as SkipReason[]).sort((a, b) => (skipped[b] ?? 0) - (skipped[a] ?? 0))
  const t = (key: MessageKey<'scrivener-import.notes'>, values: Record<string, string | number>) => (
    <FormattedMessage id={`scrivener-import.notes.${key}`} values={values} />
  )

  const kept: ReactNode[] = []
  if (collections.length > 0) {
    kept.push(
      t('collections', {
        count: collections.length,
        names: intl.formatList(
          collections.map(({ title, count }) =>
            intl.formatMessage(
              { id: 'scrivener-import.notes.collection' },
              { title: title || untitled, count },
            ),
          ),
        ),
      }),
    )
  }
  if (sheets > 0) kept.push(t('templates', { count: sheets, folder: templates?.title || untitled }))
  const left: ReactNode[] = []
  if (savedSearches.length > 0)
    left.push(t('searches', { count: savedSearches.length, names: names(savedSearches) }))
  if (reasons.length > 0) {
    const kinds = reasons.map((reason) => intl.formatMessage({ id: `scrivener-import.notes.kind.${reason}` }))
    left.push(t('files', { count: preview.files.skipped, kinds: intl.formatList([...new Set(kinds)]) }))
  }
  if (preview.files.refused > 0) left.push(t('refused', { count: preview.files.refused }))
  if (kept.length + left.length === 0) return null
  return (
    <Flex gap="4" wrap="wrap" bg="bg.subtle" borderRadius="control" p="4">
      <Notes heading="kept" icon={<Info size={16} aria-hidden />} lines={kept} />
      <Notes heading="left" icon={<CircleSlash size={16} aria-hidden />} lines={left} />
    </Flex>
  )
}

function Notes({ heading, icon, lines }: { heading: 'kept' | 'left'; icon: ReactNode; lines: ReactNode[] }) {
  if (lines.length === 0) return null
  return (
    <Box flex="1 1 280px" minW="0">
      <Flex as="h3" gap="2" align="center" fontWeight="600" mb="1">
        <Flex color="fg.muted">{icon}</Flex>
        <FormattedMessage id={`scrivener-import.notes.${heading}`} />
      </Flex>
      <Stack as="ul" gap="1" listStyleType="disc" ps="5">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines do not change while the preview is shown
          <Text as="li" key={index} color="fg.muted" overflowWrap="anywhere">
            {line}
          </Text>
        ))}
      </Stack>
    </Box>
  )
}
