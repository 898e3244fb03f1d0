import { Box, Card, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { EmptyState } from '@/ui/feedback/states.tsx'
import { ActionButton } from '@/ui/inputs/action-button.tsx'
import { type Found, type FoundItem, MOST_HITS } from '../model/find-in-items.ts'
import type { ReplaceBy } from '../model/replaced-fields.ts'
import { HitList } from './hit-list.tsx'
import type { FindRequest, FindState } from './use-find.ts'

type FindResultProps = {
  manuscriptId: string
  state: FindState
  /** The search in the form, which may have changed since. */
  request: FindRequest
  by: ReplaceBy | null
  isRunning: boolean
  onReplace: (items: readonly FoundItem[]) => void
}

/** The result of a search: its hits, a message about its progress, or why there are none. */
export function FindResult({ state, ...props }: FindResultProps) {
  const t = useT('find-replace')
  if (state.step === 'idle') return null
  if (state.step === 'searching')
    return (
      <Text role="status" color="fg.muted">
        {t('searching', { count: state.read })}
      </Text>
    )
  if (state.step === 'failed')
    return (
      <Text role="alert" p="3" borderRadius="control" bg="danger.subtle" color="danger.fg">
        {t(`failed.${state.code}`)}
      </Text>
    )
  if (state.found.hits === 0)
    return (
      <Box role="status">
        <EmptyState title={t('none')} body={t('none.body')} />
      </Box>
    )
  return <Hits key={state.request.query.text} {...props} found={state.found} searched={state.request} />
}

type HitsProps = Omit<FindResultProps, 'state'> & { found: Found; searched: FindRequest }

const isSame = (a: FindRequest, b: FindRequest) => JSON.stringify(a) === JSON.stringify(b)

function Hits({ manuscriptId, found, searched, request, by, isRunning, onReplace }: HitsProps) {
  const t = useT('find-replace')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = found.items
    .map(({ item, hits }) => ({ item, hits: hits.filter(({ id }) => !left.has(id)) }))
    .filter(({ hits }) => hits.length > 0)
  const count = chosen.reduce((sum, { hits }) => sum + hits.length, 0)
  const reason = !isSame(request, searched)
    ? t('reason.changed')
    : count === 0
      ? t('reason.nothing')
      : undefined
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(left)
    for (const id of ids) {
      if (isChosen) next.delete(id)
      else next.add(id)
    }
    setLeft(next)
  }
  return (
    <Card.Root as="section" aria-label={t('hits')}>
      <Card.Body gap="4">
        <Flex
          gap="3"
          direction={{ base: 'column', md: 'row' }}
          align={{ md: 'center' }}
          justify="space-between"
        >
          <Text role="status" fontWeight="500">
            {t(found.isCut ? 'found.cut' : 'found', {
              hits: found.isCut ? MOST_HITS : found.hits,
              items: found.items.length,
            })}
          </Text>
          {by ? (
            <ActionButton
              h="auto"
              minH="9"
              py="2"
              whiteSpace="normal"
              disabledReason={reason}
              loading={isRunning}
              variant={by.text === '' ? 'outline' : 'solid'}
              onClick={() => onReplace(chosen)}
            >
              {/* An empty replacement is named, because the field may have been forgotten. */}
              {t(by.text === '' ? 'delete' : 'replace', { hits: count, items: chosen.length })}
            </ActionButton>
          ) : null}
        </Flex>
        <HitList
          manuscriptId={manuscriptId}
          items={found.items}
          left={by ? left : null}
          isDisabled={isRunning}
          by={by}
          onChoose={choose}
        />
      </Card.Body>
    </Card.Root>
  )
}
