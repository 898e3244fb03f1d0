import { Button, Flex, Heading, Text } from '@chakra-ui/react'
import type { ActionCheck } from '@contract/action-table.ts'
import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import {
  Download,
  Ellipsis,
  FilePenLine,
  History,
  MessageSquare,
  PanelLeft,
  PenLine,
  Replace,
  Search,
  Settings,
  Tags,
  Target,
  UserPlus,
} from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useNavigate } from 'react-router-dom'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import type { Panel } from './use-view-params.ts'
import { WordProgress } from './word-progress.tsx'

type ManuscriptHeaderProps = {
  manuscript: ManuscriptDetail
  itemCount: number
  /** Whether the caller can share the manuscript now. */
  share: ActionCheck<string>
  isBinderOpen: boolean
  onToggleBinder: () => void
  onPanel: (panel: Panel) => void
  /** Path of the item to continue writing; null when there is none. */
  continueAt: string | null
}

/** The header of a manuscript: title, progress and actions. */
export function ManuscriptHeader(props: ManuscriptHeaderProps) {
  const { manuscript, itemCount, share, isBinderOpen, onToggleBinder, onPanel, continueAt } = props
  const intl = useIntl()
  const navigate = useNavigate()
  const contextMenu = useContextMenu()
  const t = useT('manuscripts')
  const more = [
    {
      id: 'share',
      label: t('share.open'),
      icon: UserPlus,
      hidden: !share.isAllowed && share.code === 'forbidden',
      disabledReason: share.isAllowed ? undefined : t('share.trashed'),
      action: () => onPanel('share'),
    },
    {
      id: 'export',
      label: t('export'),
      icon: Download,
      action: () => void navigate(href('export.manuscript', { id: manuscript.id })),
    },
    {
      id: 'writing',
      label: t('writing'),
      icon: Target,
      action: () => void navigate(href('writing.manuscript', { id: manuscript.id })),
    },
    {
      id: 'replace',
      label: t('replace'),
      icon: Replace,
      action: () => void navigate(href('find-replace.manuscript', { id: manuscript.id })),
    },
    {
      id: 'comments',
      label: t('comments'),
      icon: MessageSquare,
      action: () => void navigate(href('editor.comments', { id: manuscript.id })),
    },
    {
      id: 'history',
      label: t('history'),
      icon: History,
      action: () => void navigate(href('manuscript-history.manuscript', { id: manuscript.id })),
    },
    {
      id: 'corrections',
      label: t('corrections'),
      icon: FilePenLine,
      hidden: manuscript.access === 'viewer' || manuscript.deletedAt !== null,
      action: () => void navigate(href('corrections.manuscript', { id: manuscript.id })),
    },
    { id: 'keywords', label: t('keywords.open'), icon: Tags, action: () => onPanel('keywords') },
    {
      id: 'settings',
      label: t('settings.open'),
      icon: Settings,
      action: () => onPanel('settings'),
    },
  ]
  return (
    <Flex
      as="header"
      gap="3"
      px={{ base: '3', md: '4' }}
      py="2.5"
      align="center"
      borderBottomWidth="1px"
      bg="bg.surface"
      flexShrink="0"
    >
      <IconButton
        label={t(isBinderOpen ? 'binder.hide' : 'binder.show')}
        aria-expanded={isBinderOpen}
        onClick={onToggleBinder}
      >
        <PanelLeft data-mirror="" />
      </IconButton>
      <Flex flex="1" minW="0" align="baseline" gap="3">
        <Heading as="h1" tabIndex={-1} textStyle="md" truncate dir="auto" css={textAlignMatchParent}>
          {manuscript.title}
        </Heading>
        <Text textStyle="xs" color="fg.muted" truncate hideBelow="md" flexShrink="2">
          {[manuscript.author, intl.formatMessage({ id: 'manuscripts.items' }, { count: itemCount })]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Flex>
      <Flex hideBelow="md" textStyle="sm" color="fg.muted">
        <WordProgress
          words={manuscript.wordCount}
          target={manuscript.target}
          label={intl.formatMessage({ id: 'manuscripts.progress-of' }, { title: manuscript.title })}
        />
      </Flex>
      <Flex gap="1" align="center" flexShrink="0">
        <IconButton label={t('search.open')} onClick={() => onPanel('search')}>
          <Search />
        </IconButton>
        <IconButton
          label={t('more')}
          onClick={(event) => contextMenu.openFromButton(event.currentTarget, more, manuscript.title)}
        >
          <Ellipsis />
        </IconButton>
        {continueAt ? (
          <Button asChild ms="1" px={{ base: '2.5', md: '4' }}>
            <Link to={continueAt}>
              <PenLine size={18} aria-hidden />
              <Text as="span" srOnly={{ base: true, md: false }}>
                <FormattedMessage id="manuscripts.continue" />
              </Text>
            </Link>
          </Button>
        ) : null}
      </Flex>
    </Flex>
  )
}
