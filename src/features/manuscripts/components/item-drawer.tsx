import { Box, Button, Stack } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { PenLine } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { href } from '@/lib/routing/href.ts'
import { DrawerFrame } from '@/ui/overlay/drawer-frame.tsx'
import type { LoadedManuscript } from '../shared/use-manuscript.ts'
import { ItemPane } from './item-pane.tsx'
import { TitleField } from './title-field.tsx'
import { TrashNotice } from './trash-notice.tsx'

type ItemDrawerProps = { open: LoadedManuscript; item: ItemSummary; onClose: () => void }

/** A drawer that edits a character, location or research item beside its list. */
export function ItemDrawer({ open, item, onClose }: ItemDrawerProps) {
  const { manuscript, actions } = open
  const canWrite = open.canWrite && !item.inTrash
  const editLink = (
    <Button asChild variant="outline">
      <Link to={href('editor.item', { manuscriptId: manuscript.id, itemId: item.id })}>
        <PenLine size={16} aria-hidden />
        <FormattedMessage id="manuscripts.item.open-page" />
      </Link>
    </Button>
  )
  return (
    <DrawerFrame
      hasGround
      title={<FormattedMessage id={`manuscripts.type.${item.type}`} />}
      onClose={onClose}
    >
      <Stack gap="4">
        <TrashNotice item={item} canWrite={open.canWrite} actions={actions} />
        <TitleField key={item.id} item={item} canWrite={canWrite} actions={actions} />
        <ItemPane
          manuscriptId={manuscript.id}
          language={manuscript.language}
          item={item}
          canWrite={canWrite}
          actions={actions}
          editLink={editLink}
        />
        <Box>{editLink}</Box>
      </Stack>
    </DrawerFrame>
  )
}
