import { Box, Button, Card, Flex, Heading, Stack, Text, Link as TextLink } from '@chakra-ui/react'
import type { HistoryText } from '@contract/manuscript-history.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { DocumentComparison } from '@/features/editor/shared/document-comparison.tsx'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { ErrorState, ProseSkeleton } from '@/ui/feedback/states.tsx'
import { ActionButton } from '@/ui/inputs/action-button.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { comparisonQuery } from '../api/history.ts'

type ChangedTextCardProps = {
  manuscriptId: string
  language: string
  text: HistoryText
  isDisabled: boolean
  /** Without it the text cannot be restored. */
  onRestore?: () => Promise<void>
}

/** A text that differs: its title, the words that came or went, and the comparison on request. */
export function ChangedTextCard({
  manuscriptId,
  language,
  text,
  isDisabled,
  onRestore,
}: ChangedTextCardProps) {
  const { itemId, before, after } = text
  const t = useT('manuscript-history')
  const intl = useIntl()
  const bodyId = useId()
  const [isOpen, setOpen] = useState(false)
  const title = text.title || t('untitled')
  const words = after.words - before.words
  return (
    <Card.Root asChild>
      <section aria-label={title}>
        <Card.Body gap="4">
          <Flex gap="3" wrap="wrap" align="center" justify="space-between">
            <Stack gap="0.5" minW="0" flex="1 1 200px">
              <Heading as="h3" textStyle="md" dir="auto" css={textAlignMatchParent}>
                <TextLink asChild>
                  <Link to={href('editor.item', { manuscriptId, itemId })}>{title}</Link>
                </TextLink>
              </Heading>
              <Text textStyle="sm" color="fg.muted">
                {[
                  before.title === after.title
                    ? null
                    : t('renamed', { title: before.title || t('untitled') }),
                  t('words', {
                    count: Math.abs(words),
                    words: intl.formatNumber(words, { signDisplay: 'exceptZero' }),
                  }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Stack>
            <Flex gap="2" wrap="wrap">
              {onRestore ? (
                <ActionButton
                  size="sm"
                  variant="outline"
                  disabled={isDisabled}
                  aria-label={t('restore.of', { title })}
                  onClick={onRestore}
                >
                  {t('restore')}
                </ActionButton>
              ) : null}
              <Button
                size="sm"
                variant="ghost"
                aria-expanded={isOpen}
                aria-controls={bodyId}
                aria-label={t(isOpen ? 'hide.of' : 'show.of', { title })}
                onClick={() => setOpen(!isOpen)}
              >
                <Box asChild transform={isOpen ? 'rotate(180deg)' : undefined}>
                  <ChevronDown size={16} aria-hidden />
                </Box>
                {t(isOpen ? 'hide' : 'show')}
              </Button>
            </Flex>
          </Flex>
          <Box id={bodyId} hidden={!isOpen}>
            {isOpen ? <Comparison manuscriptId={manuscriptId} language={language} text={text} /> : null}
          </Box>
        </Card.Body>
      </section>
    </Card.Root>
  )
}

type ComparisonProps = Pick<ChangedTextCardProps, 'manuscriptId' | 'language' | 'text'>

function Comparison({ manuscriptId, language, text }: ComparisonProps) {
  const client = useQueryClient()
  const query = useQuery(comparisonQuery(client, manuscriptId, text))
  if (query.data)
    return (
      <DocumentComparison isShort language={language} before={query.data.before} after={query.data.after} />
    )
  if (query.isError)
    return <ErrorState level="h3" onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
  return <ProseSkeleton lines={4} />
}
