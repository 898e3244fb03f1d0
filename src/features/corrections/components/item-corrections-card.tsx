import { Box, Button, Card, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import type { Decisions } from '../model/correction-edits.ts'
import type { Correction, FileComment, ItemCorrections } from '../model/corrections-types.ts'
import { ChangedText } from './changed-text.tsx'
import { CorrectionRow } from './correction-row.tsx'

/** What is said beside a change of its kind. */
const NOTES: Partial<Record<Correction['change']['kind'], 'note.no-revision' | 'note.stays'>> = {
  note: 'note.no-revision',
  noteDeleted: 'note.stays',
}

type ItemCorrectionsCardProps = {
  found: ItemCorrections
  isOpen: boolean
  isDisabled: boolean
  decisions: Decisions
  onToggle: () => void
  onDecide: (ids: readonly string[], decision: 'accept' | 'refuse') => void
}

/** The changes and comments of one chapter or scene, with the buttons for all of them. */
export function ItemCorrectionsCard(props: ItemCorrectionsCardProps) {
  const { found, isOpen, isDisabled, decisions, onToggle, onDecide } = props
  const { item, corrections, comments } = found
  const t = useT('corrections')
  const noteOf = ({ isStale, change }: Correction) => {
    const key = isStale ? 'stale' : NOTES[change.kind]
    return key && t(key)
  }
  const added = comments.filter(({ kind }) => kind === 'footnote')
  const listId = useId()
  const title = item.title || t('untitled')
  const ids = decidableIds(found)
  const decided = ids.filter((id) => decisions[id] !== undefined).length
  return (
    <Card.Root asChild>
      <section aria-label={title}>
        <Card.Body gap="4">
          <Flex gap="3" wrap="wrap" align="center" justify="space-between">
            <Stack gap="0.5" minW="0">
              <Heading as="h2" textStyle="md" dir="auto" css={textAlignMatchParent}>
                {title}
              </Heading>
              <Text textStyle="sm" color="fg.muted">
                {t('counts', {
                  changes: corrections.length + added.length,
                  comments: comments.length - added.length,
                })}
                {decided > 0 ? ` · ${t('decided', { count: decided })}` : null}
              </Text>
            </Stack>
            <Flex gap="2" wrap="wrap">
              <Button
                size="sm"
                variant="outline"
                disabled={isDisabled}
                aria-label={t('accept-all.of', { title })}
                onClick={() => onDecide(ids, 'accept')}
              >
                {t('accept-all')}
              </Button>
              <Button
                size="sm"
                variant="outline"
                disabled={isDisabled}
                aria-label={t('refuse-all.of', { title })}
                onClick={() => onDecide(ids, 'refuse')}
              >
                {t('refuse-all')}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-expanded={isOpen}
                aria-controls={listId}
                aria-label={t(isOpen ? 'hide.of' : 'show.of', { title })}
                onClick={onToggle}
              >
                <Box asChild transform={isOpen ? 'rotate(180deg)' : undefined}>
                  <ChevronDown size={16} aria-hidden />
                </Box>
                {t(isOpen ? 'hide' : 'show')}
              </Button>
            </Flex>
          </Flex>
          <Box as="ul" id={listId} listStyleType="none" hidden={!isOpen}>
            {isOpen ? (
              <>
                {corrections.map((correction) => (
                  <CorrectionRow
                    key={correction.id}
                    kind={t(`kind.${correction.change.kind}`)}
                    author={correction.author}
                    date={correction.date}
                    of={correction.context.added || correction.context.removed}
                    note={noteOf(correction)}
                    decision={correction.isStale ? undefined : decisions[correction.id]}
                    isDisabled={isDisabled || correction.isStale}
                    onDecide={(decision) => onDecide([correction.id], decision)}
                  >
                    <ChangedText context={correction.context} />
                    {correction.change.kind === 'inserted'
                      ? correction.change.notes.map(({ from, body }) => (
                          <Text key={`${from} ${body}`} textStyle="sm" color="fg.muted">
                            <FormattedMessage
                              id="corrections.with-note"
                              values={{ text: <bdi key="text">{body}</bdi> }}
                            />
                          </Text>
                        ))
                      : null}
                  </CorrectionRow>
                ))}
                {comments.map((comment) => (
                  <CorrectionRow
                    key={comment.id}
                    kind={t(kindOf(comment))}
                    author={comment.author}
                    date={comment.date}
                    of={comment.body}
                    decision={decisions[comment.id]}
                    isDisabled={isDisabled}
                    onDecide={(decision) => onDecide([comment.id], decision)}
                  >
                    {comment.passage ? (
                      <Text
                        dir="auto"
                        fontFamily="prose"
                        color="fg.muted"
                        borderInlineStartWidth="3px"
                        ps="3"
                        css={textAlignMatchParent}
                      >
                        {comment.passage}
                      </Text>
                    ) : null}
                    <Text dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere" css={textAlignMatchParent}>
                      {comment.body}
                    </Text>
                    {comment.isResolved && comment.entries.length > 0 ? (
                      <Text textStyle="sm" color="fg.muted">
                        {t('resolved-in-file')}
                      </Text>
                    ) : null}
                  </CorrectionRow>
                ))}
              </>
            ) : null}
          </Box>
        </Card.Body>
      </section>
    </Card.Root>
  )
}

function kindOf({ kind, entries, threadId }: FileComment) {
  if (kind === 'footnote') return 'kind.footnote'
  if (entries.length === 0) return 'kind.resolved'
  return threadId === null ? 'kind.comment' : 'kind.reply'
}

/** The ids of what can be decided about: all but the changes of text that is not in the manuscript any more. */
export const decidableIds = ({ corrections, comments }: ItemCorrections): string[] => [
  ...corrections.flatMap(({ id, isStale }) => (isStale ? [] : [id])),
  ...comments.map(({ id }) => id),
]
