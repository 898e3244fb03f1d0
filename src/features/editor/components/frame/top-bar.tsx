import { Box, Flex, Text } from '@chakra-ui/react'
import { ChevronDown, ChevronUp, PanelLeft, PanelRight } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { ManuscriptTools } from '@/features/manuscripts/shared/manuscript-tools/manuscript-tools.tsx'
import type { MessageId } from '@/lib/i18n/message-ids.ts'
import { href } from '@/lib/routing/href.ts'
import { keyText } from '@/lib/shortcuts/shortcuts.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { focusText } from '../../model/focus-text.ts'
import { keysFor } from '../../model/shortcuts.ts'
import { FocusButton } from '../canvas/focus-button.tsx'
import { useEditorContext, useTree } from '../session/editor-context.ts'
import { Toolbar } from '../toolbar/toolbar.tsx'
import { pathTo } from './neighbours.ts'
import type { Pane, Panes } from './panes.ts'

type TopBarProps = {
  panes: Panes
  previous: string | null
  next: string | null
  onGo: (id: string | null) => void
}

/** The top bar: breadcrumbs, links to the previous and next item, panes and tools. */
export function TopBar({ panes, previous, next, onGo }: TopBarProps) {
  const intl = useIntl()
  const { manuscript, itemId, editor, canWrite } = useEditorContext()
  const { tree } = useTree()
  const t = (id: MessageId, keys?: string | null) =>
    intl.formatMessage({ id }) + (keys ? ` (${keyText(keys)})` : '')
  const toggle = (pane: Pane) => {
    panes.toggle(pane)
    // A drawer takes the focus itself.
    if (panes.isInline(pane)) focusText(editor)
  }
  const path = pathTo(tree, itemId)
  const untitled = intl.formatMessage({ id: 'editor.untitled' })
  return (
    <Box borderBottomWidth="1px" bg="bg" data-editor-tools="">
      <Flex align="center" gap="1" px="2" minH="11">
        <IconButton
          label={t(panes.isOpen('binder') ? 'manuscripts.binder.hide' : 'manuscripts.binder.show')}
          aria-expanded={panes.isOpen('binder')}
          onClick={() => toggle('binder')}
        >
          <PanelLeft data-mirror="" />
        </IconButton>
        <Flex
          as="nav"
          aria-label={t('editor.path')}
          flex="1"
          minW="0"
          gap="1.5"
          color="fg.muted"
          textStyle="sm"
          align="center"
          overflow="hidden"
          whiteSpace="nowrap"
        >
          <Text asChild truncate flexShrink="1" minW="6" _hover={{ color: 'fg' }}>
            <Link to={href('editor.manuscript', { id: manuscript.id }, { view: 'cards' })}>
              <bdi>{manuscript.title}</bdi>
            </Link>
          </Text>
          {path.map((item) => (
            <Flex key={item.id} gap="1.5" minW="6" flexShrink="1" display={{ base: 'none', sm: 'flex' }}>
              <span aria-hidden>/</span>
              <Text asChild truncate _hover={{ color: 'fg' }}>
                <Link to={href('editor.manuscript', { id: manuscript.id }, { item: item.id })}>
                  <bdi>{item.title || untitled}</bdi>
                </Link>
              </Text>
            </Flex>
          ))}
        </Flex>
        <IconButton
          label={t('editor.previous', keysFor('previous'))}
          disabled={!previous}
          onClick={() => onGo(previous)}
        >
          <ChevronUp />
        </IconButton>
        <IconButton label={t('editor.next', keysFor('next'))} disabled={!next} onClick={() => onGo(next)}>
          <ChevronDown />
        </IconButton>
        <FocusButton />
        <ManuscriptTools manuscript={manuscript} />
        <IconButton
          label={t(panes.isOpen('inspector') ? 'editor.inspector.hide' : 'editor.inspector.show')}
          aria-expanded={panes.isOpen('inspector')}
          onClick={() => toggle('inspector')}
        >
          <PanelRight data-mirror="" />
        </IconButton>
      </Flex>
      {canWrite ? (
        <Flex px="2" pb="1.5">
          <Toolbar />
        </Flex>
      ) : null}
    </Box>
  )
}
