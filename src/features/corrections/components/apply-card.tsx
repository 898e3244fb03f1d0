import { Button, Card, Flex, Stack, Text } from '@chakra-ui/react'
import { useT } from '@/lib/i18n/use-t.ts'
import { ProgressBar } from '@/ui/feedback/progress-bar.tsx'
import { ApplyResult } from './apply-result.tsx'
import type { Applying } from './use-apply-corrections.ts'

type ApplyCardProps = {
  state: Applying
  /** The accepted, refused and open changes and comments. */
  counts: { accepted: number; refused: number; open: number }
  onAll: (decision: 'accept' | 'refuse') => void
  onApply: () => void
  onCompare: () => void
}

/** The buttons for everything at once, the one that writes, its progress and the result. */
export function ApplyCard({ state, counts, onAll, onApply, onCompare }: ApplyCardProps) {
  const t = useT('corrections')
  const isRunning = state.step === 'running'
  if (state.step === 'done') return <ApplyResult result={state} onCompare={onCompare} />
  return (
    <Card.Root>
      <Card.Body gap="3">
        <Text role="status">{t('summary', counts)}</Text>
        <Text textStyle="sm" color="fg.muted">
          {t('summary.help')}
        </Text>
        <Flex gap="2" wrap="wrap">
          <Button disabled={counts.accepted === 0} loading={isRunning} onClick={onApply}>
            {t('apply')}
          </Button>
          <Button variant="outline" disabled={isRunning} onClick={() => onAll('accept')}>
            {t('accept-everything')}
          </Button>
          <Button variant="outline" disabled={isRunning} onClick={() => onAll('refuse')}>
            {t('refuse-everything')}
          </Button>
        </Flex>
        {state.step === 'running' ? (
          <Stack gap="2">
            <Text textStyle="sm">{t('applying', { done: state.done, total: state.total })}</Text>
            <ProgressBar label={t('progress')} share={state.done / Math.max(1, state.total)} />
          </Stack>
        ) : null}
      </Card.Body>
    </Card.Root>
  )
}
