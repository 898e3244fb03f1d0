import { Button, Card, Flex, Stack, Text } from '@chakra-ui/react'
import { Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { ProgressBar } from '@/ui/feedback/progress-bar.tsx'
import type { LastReplacement } from '../model/last-replacement.ts'
import type { Replacing } from './use-replace.ts'

type LastReplacementCardProps = {
  last: LastReplacement | null
  state: Replacing
  onUndo: () => void
  onDismiss: () => void
}

/** The progress of a replacement or of its undo, its result with the items that were not written, and the undo. */
export function LastReplacementCard({ last, state, onUndo, onDismiss }: LastReplacementCardProps) {
  const t = useT('find-replace')
  const undo = useRef<HTMLButtonElement>(null)
  const result = useRef<HTMLParagraphElement>(null)
  const done = state.step === 'done' ? state.kind : null
  const isReplaced = done === 'replace'
  // The pressed button is gone, so the focus goes to the one that takes the replacement back, or to the result.
  useEffect(() => {
    if (done) (done === 'replace' ? (undo.current ?? result.current) : result.current)?.focus()
  }, [done])
  if (state.step === 'running')
    return (
      <Card.Root>
        <Card.Body gap="2">
          <Text textStyle="sm">{t(`running.${state.kind}`, { done: state.done, total: state.total })}</Text>
          <ProgressBar label={t('progress')} share={state.done / Math.max(1, state.total)} />
        </Card.Body>
      </Card.Root>
    )
  if (!last && state.step === 'idle') return null
  return (
    <Card.Root>
      <Card.Body gap="3">
        {state.step === 'done' && (state.kind === 'undo' || !last) ? (
          <Text ref={result} role="status" tabIndex={-1}>
            {t(`done.${state.kind}`, { count: state.count })}
          </Text>
        ) : null}
        {last ? (
          <Flex gap="3" wrap="wrap" align="center" justify="space-between">
            <Text role={isReplaced ? 'status' : undefined} minW="0" overflowWrap="anywhere">
              {t('last', { find: last.find, by: last.by, hits: last.hits, items: last.items.length })}
            </Text>
            <Flex gap="2" wrap="wrap">
              <Button ref={undo} variant="outline" onClick={onUndo}>
                <Undo2 size={16} aria-hidden data-mirror="" />
                {t('undo')}
              </Button>
              <Button variant="ghost" onClick={onDismiss}>
                {t('dismiss')}
              </Button>
            </Flex>
          </Flex>
        ) : null}
        {state.step === 'done' && state.problems.length > 0 ? (
          <Stack gap="2" role="alert">
            {state.problems.map(({ title, problem }, index) => (
              <Text
                // biome-ignore lint/suspicious/noArrayIndexKey: two texts may have one title, and the list never changes
                key={index}
                p="3"
                borderRadius="control"
                bg="danger.subtle"
                color="danger.fg"
              >
                {t(`problem.${state.kind}.${problem}`, { title: title || t('untitled') })}
              </Text>
            ))}
          </Stack>
        ) : null}
      </Card.Body>
    </Card.Root>
  )
}
