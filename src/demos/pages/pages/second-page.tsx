import { Button, Card, Code, Flex, List, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useT } from '@/lib/i18n/use-t.ts'
import { EmptyState, ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { SegmentChoice } from '@/ui/inputs/segment-choice.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'

const states = ['ready', 'loading', 'empty', 'error'] as const
type State = (typeof states)[number]
const RETRY_MS = 1200
const FIRST_NOTES = ['note.1', 'note.2', 'note.3'] as const

/** An almost empty screen: the frame of every screen and the four states of its content. */
export function Page() {
  const t = useT('pages.second')
  const [params, setParams] = useSearchParams()
  const state = states.find((one) => one === params.get('state')) ?? 'ready'
  const [notes, setNotes] = useState(3)
  const show = (next: State) => setParams(next === 'ready' ? {} : { state: next }, { replace: true })
  const add = () => {
    setNotes(state === 'empty' ? 1 : notes + 1)
    show('ready')
  }
  return (
    <PageFrame
      title={t('title')}
      description={t('description')}
      actions={
        <Button onClick={add}>
          <Plus size={18} aria-hidden />
          {t('add')}
        </Button>
      }
    >
      <SegmentChoice
        label={t('state')}
        value={state}
        onChange={show}
        choices={states.map((value) => ({ value, label: t(`state.${value}`) }))}
      />
      <Card.Root>
        <Card.Body>
          <Content state={state} notes={notes} onAdd={add} onShow={show} />
        </Card.Body>
      </Card.Root>
      <Text color="fg.muted">
        {t('command')} <Code>npm run new:screen</Code>
      </Text>
    </PageFrame>
  )
}

type ContentProps = { state: State; notes: number; onAdd: () => void; onShow: (state: State) => void }

function Content({ state, notes, onAdd, onShow }: ContentProps) {
  const t = useT('pages.second')
  const [isRetrying, setIsRetrying] = useState(false)
  const retry = async () => {
    setIsRetrying(true)
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    setIsRetrying(false)
    onShow('ready')
  }
  if (state === 'loading') return <RowsSkeleton rows={3} />
  if (state === 'empty')
    return (
      <EmptyState
        title={t('empty.title')}
        body={t('empty.text')}
        action={
          <Button variant="outline" onClick={onAdd}>
            {t('add')}
          </Button>
        }
      />
    )
  if (state === 'error') return <ErrorState onRetry={() => void retry()} isRetrying={isRetrying} />
  return (
    <Flex direction="column" gap="3">
      <Text>{t('intro')}</Text>
      <List.Root as="ol" ps="5" gap="1">
        {Array.from({ length: notes }, (_, index) => index + 1).map((note) => (
          <List.Item key={note}>{t(FIRST_NOTES[note - 1] ?? 'note.more', { note })}</List.Item>
        ))}
      </List.Root>
    </Flex>
  )
}
