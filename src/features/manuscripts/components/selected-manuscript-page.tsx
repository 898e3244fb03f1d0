import { Button, Flex } from '@chakra-ui/react'
import type { Manuscript } from '@contract/manuscripts.ts'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { useAbility } from '@/lib/auth/ability.ts'
import { href } from '@/lib/routing/href.ts'
import { EmptyState, ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { type LoadedManuscript, useManuscript } from '../shared/use-manuscript.ts'
import { ManuscriptSwitcher } from './manuscript-switcher.tsx'
import { useSelectedManuscript } from './selected-manuscript.ts'

type OfSelectedProps = {
  title: ReactNode
  description: ReactNode
  actions?: (open: LoadedManuscript) => ReactNode
  children: (open: LoadedManuscript) => ReactNode
}

/** A page about the selected manuscript, with a switcher and the loading, empty and error states. */
export function SelectedManuscriptPage(props: OfSelectedProps) {
  const selected = useSelectedManuscript()
  const [, setSearch] = useSearchParams()
  const frame = (children: ReactNode) => (
    <PageFrame width="wide" title={props.title} description={props.description}>
      {children}
    </PageFrame>
  )
  if (selected.isPending && !selected.id) return frame(<RowsSkeleton />)
  if (selected.isError && !selected.id) {
    return frame(<ErrorState onRetry={() => void selected.refetch()} isRetrying={selected.isFetching} />)
  }
  if (selected.id === null) return frame(<NoManuscript />)
  const choose = (id: string) => setSearch({ manuscript: id })
  return (
    <Opened
      key={selected.id}
      id={selected.id}
      manuscripts={selected.manuscripts}
      onChoose={choose}
      {...props}
    />
  )
}

type OpenedProps = OfSelectedProps & {
  id: string
  manuscripts: readonly Manuscript[]
  onChoose: (id: string) => void
}

function Opened({ id, manuscripts, onChoose, title, description, actions, children }: OpenedProps) {
  const open = useManuscript(id)
  const { manuscript } = open
  const isReady = manuscript !== undefined && !open.isPending
  return (
    <PageFrame
      width="wide"
      title={title}
      description={description}
      actions={
        <Flex gap="2" wrap="wrap" width={{ base: 'full', sm: 'auto' }}>
          <ManuscriptSwitcher manuscripts={manuscripts} value={id} onChange={onChoose} />
          {isReady ? actions?.({ ...open, manuscript }) : null}
        </Flex>
      }
    >
      {isReady ? (
        children({ ...open, manuscript })
      ) : open.error ? (
        <ErrorState onRetry={open.refetch} isRetrying={open.isFetching} />
      ) : (
        <RowsSkeleton />
      )}
    </PageFrame>
  )
}

function NoManuscript() {
  const mayCreate = useAbility().can('create', 'manuscripts')
  return (
    <EmptyState
      title={<FormattedMessage id="manuscripts.list.empty" />}
      body={<FormattedMessage id="manuscripts.list.empty-body" />}
      action={
        mayCreate ? (
          <Flex gap="2" wrap="wrap" justify="center">
            <Button asChild variant="outline">
              <Link to={href('scrivener-import.page')}>
                <FormattedMessage id="manuscripts.list.import" />
              </Link>
            </Button>
            <Button asChild>
              <Link to={href('manuscripts.new')}>
                <FormattedMessage id="manuscripts.list.new" />
              </Link>
            </Button>
          </Flex>
        ) : null
      }
    />
  )
}
