import { Button, Card, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import type { Applying } from './use-apply-corrections.ts'

type ApplyResultProps = { result: Extract<Applying, { step: 'done' }>; onCompare: () => void }

/** How many texts were written, and those that were not, with the reason. */
export function ApplyResult({ result, onCompare }: ApplyResultProps) {
  const t = useT('corrections')
  const next = useRef<HTMLButtonElement>(null)
  // The button that applied is gone, so the focus goes to the next step.
  useEffect(() => next.current?.focus(), [])
  return (
    <Card.Root>
      <Card.Body gap="3">
        <Text role="status">{t('done', { count: result.saved })}</Text>
        {result.problems.map(({ title, result: problem }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two texts may have one title, and the list never changes
          <Text key={index} role="alert" p="3" borderRadius="control" bg="danger.subtle" color="danger.fg">
            {t(`problem.${problem}`, { title: title || t('untitled') })}
          </Text>
        ))}
        <Button ref={next} alignSelf="start" variant="outline" onClick={onCompare}>
          {t('compare-again')}
        </Button>
      </Card.Body>
    </Card.Root>
  )
}
