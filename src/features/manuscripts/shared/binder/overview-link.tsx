import { chakra } from '@chakra-ui/react'
import { LayoutGrid } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { href } from '@/lib/routing/href.ts'

const Row = chakra(Link)

type OverviewLinkProps = {
  manuscriptId: string
  isCurrent: boolean
  onClick: (() => void) | undefined
}

/** Leads to the cards, outline and reading view of the whole manuscript. */
export function OverviewLink({ manuscriptId, isCurrent, onClick }: OverviewLinkProps) {
  return (
    <Row
      to={href('editor.manuscript', { id: manuscriptId }, { view: 'cards' })}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onClick}
      display="flex"
      alignItems="center"
      gap="2"
      mx="2"
      mb="1"
      px="2"
      minH={{ base: '11', md: '8' }}
      borderRadius="control"
      color="fg.muted"
      _hover={{ bg: 'bg.subtle', color: 'fg' }}
      _currentPage={{ bg: 'bg.subtle', color: 'fg', fontWeight: 'medium' }}
    >
      <LayoutGrid size={16} aria-hidden />
      <FormattedMessage id="manuscripts.overview" />
    </Row>
  )
}
