import { Box, Tabs } from '@chakra-ui/react'
import { type ComponentType, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { arrangeDesk, type InspectorTab, useDeskLayout } from '../../model/layout.ts'
import { useDesk } from '../desk/desk-context.ts'
import { NoteList } from '../notes/note-list.tsx'
import { AboutTab } from './about-tab.tsx'
import { NotesTab } from './notes-tab.tsx'
import { RevisionsTab } from './revisions-tab.tsx'

const TABS: Record<InspectorTab, ComponentType> = {
  about: AboutTab,
  notes: NotesTab,
  comments: NoteList,
  revisions: RevisionsTab,
}

/** What is known of the open item, beside its text. */
export function Inspector() {
  const intl = useIntl()
  const { tab } = useDeskLayout()
  const { comments, composing, hasMargin } = useDesk()
  const open = comments.filter(({ resolvedAt }) => resolvedAt === null).length

  useEffect(() => {
    if (composing && !hasMargin) arrangeDesk({ tab: 'comments' })
  }, [composing, hasMargin])

  return (
    <Tabs.Root
      value={tab}
      onValueChange={(details) => arrangeDesk({ tab: details.value as InspectorTab })}
      variant="line"
      size="sm"
      lazyMount
      unmountOnExit
      display="flex"
      flexDirection="column"
      height="full"
      minH="0"
    >
      <Tabs.List px="1" flexShrink="0" overflowX="auto" css={{ scrollbarWidth: 'none' }}>
        {(Object.keys(TABS) as InspectorTab[]).map((name) => (
          <Tabs.Trigger key={name} value={name} px="2" flexShrink="0" whiteSpace="nowrap">
            {intl.formatMessage({ id: `editor.tab.${name}` }, { count: open })}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {(Object.entries(TABS) as [InspectorTab, ComponentType][]).map(([name, Content]) => (
        <Tabs.Content key={name} value={name} p="0" flex="1" minH="0" overflowY="auto">
          <Box pb="8">
            <Content />
          </Box>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
