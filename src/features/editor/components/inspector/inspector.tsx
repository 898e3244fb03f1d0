import { Box, Tabs } from '@chakra-ui/react'
import { tabsSlotRecipe } from '@chakra-ui/react/theme'
import { History, Info, type LucideIcon, MessageSquare, NotebookPen } from 'lucide-react'
import { type ComponentType, memo, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { Tooltip } from '@/ui/tips/tooltip.tsx'
import { editorPanes, type InspectorTab, setEditorPanes } from '../../model/editor-panes.ts'
import { focusText } from '../../model/focus-text.ts'
import { NoteList } from '../notes/note-list.tsx'
import { useEditorContext } from '../session/editor-context.ts'
import { AboutTab } from './about-tab.tsx'
import { NotesTab } from './notes-tab.tsx'
import { RevisionsTab } from './revisions-tab.tsx'

const TABS: Record<InspectorTab, { icon: LucideIcon; Content: ComponentType }> = {
  about: { icon: Info, Content: AboutTab },
  notes: { icon: NotebookPen, Content: NotesTab },
  comments: { icon: MessageSquare, Content: NoteList },
  revisions: { icon: History, Content: RevisionsTab },
}
const NAMES = Object.keys(TABS) as InspectorTab[]

/** The inspector: tabs with details, notes, comments and revisions of the open item. */
export const Inspector = memo(function Inspector() {
  const intl = useIntl()
  const { tab } = editorPanes.use()
  const { comments, composing, hasMargin, editor } = useEditorContext()
  const open = comments.filter(({ resolvedAt, parentId }) => resolvedAt === null && parentId === null).length

  useEffect(() => {
    if (composing && !hasMargin) setEditorPanes({ tab: 'comments' })
  }, [composing, hasMargin])

  return (
    <Tabs.Root
      recipe={tabsSlotRecipe}
      value={tab}
      onChange={({ target }) => {
        // A check box or switch that was clicked gives the focus back; one changed by a key keeps it.
        const isClicked = target instanceof Element && target.matches('[type=checkbox]:not(:focus-visible)')
        if (isClicked) focusText(editor)
      }}
      onValueChange={(details) => setEditorPanes({ tab: details.value as InspectorTab })}
      variant="line"
      size="sm"
      lazyMount
      unmountOnExit
      display="flex"
      flexDirection="column"
      height="full"
      minH="0"
    >
      <Tabs.List px="1" flexShrink="0">
        {NAMES.map((name) => {
          const { icon: Icon } = TABS[name]
          const label = intl.formatMessage({ id: `editor.tab.${name}` }, { count: open })
          const isSelected = name === tab
          return (
            <Tooltip key={name} label={label}>
              <Tabs.Trigger
                value={name}
                aria-label={label}
                px="2.5"
                h="11"
                gap="2"
                minW={isSelected ? '0' : 'max-content'}
                {...(isSelected && !composing ? { 'data-autofocus': '' } : {})}
              >
                <Icon size={17} aria-hidden style={{ flexShrink: 0 }} />
                {/* Only the selected tab has room for its name in every language and with any count. */}
                {isSelected ? (
                  <Box as="span" truncate>
                    {label}
                  </Box>
                ) : name === 'comments' && open > 0 ? (
                  <Box as="span" textStyle="xs" fontVariantNumeric="tabular-nums" aria-hidden>
                    {intl.formatNumber(open)}
                  </Box>
                ) : null}
              </Tabs.Trigger>
            </Tooltip>
          )
        })}
      </Tabs.List>
      {NAMES.map((name) => {
        const { Content } = TABS[name]
        return (
          <Tabs.Content key={name} value={name} p="0" flex="1" minH="0" overflowY="auto">
            <Box pb="8">
              <Content />
            </Box>
          </Tabs.Content>
        )
      })}
    </Tabs.Root>
  )
})
