import { Box, Flex } from '@chakra-ui/react'
import { use, useRef } from 'react'
import { href } from '@/lib/routing/href.ts'
import { usePageTitle } from '@/lib/routing/page-title.ts'
import { lastWritten } from '../model/counts.ts'
import { FocusModeContext } from '../shared/focus-mode.ts'
import { FolderPanel, type ShownContents } from './folder-panel.tsx'
import { ManuscriptHeader } from './manuscript-header.tsx'

type ManuscriptContentsProps = ShownContents & {
  isBinderOpen: boolean
  onToggleBinder: () => void
}

/** The header of a manuscript above the contents of a folder or of the whole manuscript. */
export function ManuscriptContents({ isBinderOpen, onToggleBinder, ...contents }: ManuscriptContentsProps) {
  const { open, folder } = contents
  const { manuscript, tree, canWrite } = open
  const isFocused = use(FocusModeContext)?.isFocused === true && contents.view === 'read'
  const scroller = useRef<HTMLDivElement>(null)
  const next = lastWritten(tree)
  usePageTitle(folder ? `${folder.title} · ${manuscript.title}` : manuscript.title)
  return (
    <Flex direction="column" flex="1" minW="0" minH="0">
      {isFocused ? null : (
        <ManuscriptHeader
          manuscript={manuscript}
          itemCount={[...tree.byId.values()].filter((item) => !item.inTrash).length}
          isBinderOpen={isBinderOpen}
          onToggleBinder={onToggleBinder}
          continueAt={
            next && canWrite ? href('editor.item', { manuscriptId: manuscript.id, itemId: next.id }) : null
          }
        />
      )}
      <Box
        // Another folder begins at its top.
        key={folder?.id}
        ref={scroller}
        flex="1"
        minH="0"
        overflowY="auto"
        px={{ base: '4', md: '8' }}
        py={{ base: '4', md: '6' }}
        css={{ '--scroller-top': { base: '-1rem', md: '-1.5rem' } }}
      >
        <FolderPanel scroller={scroller} isFocused={isFocused} {...contents} />
      </Box>
    </Flex>
  )
}
