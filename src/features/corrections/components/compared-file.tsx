import { Button, Card, Stack, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { EmptyState } from '@/ui/feedback/states.tsx'
import type { FileCorrections } from '../model/find-corrections.ts'
import { ApplyCard } from './apply-card.tsx'
import { decidableIds, ItemCorrectionsCard } from './item-corrections-card.tsx'
import { useApplyCorrections } from './use-apply-corrections.ts'
import { useDecisions } from './use-decisions.ts'

type ComparedFileProps = {
  manuscriptId: string
  fileName: string
  found: FileCorrections
  onCompare: () => void
  onClose: () => void
}

/** The corrections of a file by chapter and scene, with their decisions; "Apply changes" writes the accepted ones. */
export function ComparedFile({ manuscriptId, fileName, found, onCompare, onClose }: ComparedFileProps) {
  const t = useT('corrections')
  const { items, otherComments, itemCount, foundBy } = found
  const { decisions, decide, forget } = useDecisions(manuscriptId)
  const { state, apply } = useApplyCorrections(manuscriptId)
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(items[0] ? [items[0].item.id] : []))
  // The button that chose the file is gone, so the focus goes to what replaced it.
  const start = useRef<HTMLParagraphElement>(null)
  useEffect(() => start.current?.focus(), [])
  const ids = items.flatMap(decidableIds)
  const count = (decision: 'accept' | 'refuse') => ids.filter((id) => decisions[id] === decision).length
  const counts = { accepted: count('accept'), refused: count('refuse') }
  const toggle = (id: string) => {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    setOpen(next)
  }
  return (
    <Stack gap="5">
      <Stack direction={{ base: 'column', md: 'row' }} justify="space-between" align={{ md: 'center' }}>
        <Text ref={start} tabIndex={-1} overflowWrap="anywhere">
          {t('compared', { name: fileName, count: itemCount })}
        </Text>
        <Button variant="outline" alignSelf={{ base: 'start', md: 'auto' }} onClick={onClose}>
          {t('choose-other')}
        </Button>
      </Stack>
      {foundBy === 'text' ? (
        <Text p="3" borderRadius="control" bg="info.subtle" color="info.fg">
          {t('by-text')}
        </Text>
      ) : null}
      {items.length === 0 ? (
        <EmptyState title={t('none')} body={t('none.body')} />
      ) : (
        <>
          <ApplyCard
            state={state}
            counts={{ ...counts, open: ids.length - counts.accepted - counts.refused }}
            onAll={(decision) => decide(ids, decision)}
            onApply={() =>
              void apply({
                items,
                decisions,
                revisionName: t('revision', { name: fileName }).slice(0, 300),
                onSaved: (saved) => forget(decidableIds(saved).filter((id) => decisions[id] === 'accept')),
              })
            }
            onCompare={onCompare}
          />
          {/* The written changes are no longer those of the manuscript, so only the result is left. */}
          {state.step === 'done'
            ? null
            : items.map((one) => (
                <ItemCorrectionsCard
                  key={one.item.id}
                  found={one}
                  isOpen={open.has(one.item.id)}
                  isDisabled={state.step !== 'idle'}
                  decisions={decisions}
                  onToggle={() => toggle(one.item.id)}
                  onDecide={decide}
                />
              ))}
        </>
      )}
      {otherComments.length > 0 ? (
        <Card.Root>
          <Card.Body gap="3">
            <Text fontWeight="500">{t('other-comments')}</Text>
            {otherComments.map(({ id, body }) => (
              <Text key={id} dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
                {body}
              </Text>
            ))}
          </Card.Body>
        </Card.Root>
      ) : null}
    </Stack>
  )
}
