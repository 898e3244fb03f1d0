import { Box, Button, CloseButton, Drawer, Portal, Stack } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { PenLine } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { href } from '@/lib/href.ts'
import { useOpened } from '@/ui/use-opened.ts'
import { ItemSheet } from './item-sheet.tsx'
import type { LoadedManuscript } from './of-selected.tsx'
import { TitleField } from './title-field.tsx'

type ItemDrawerProps = { open: LoadedManuscript; item: ItemSummary; onClose: () => void }

/** A character, location or research item beside its list: everything about it, ready to change. */
export function ItemDrawer({ open, item, onClose }: ItemDrawerProps) {
  const intl = useIntl()
  const isOpened = useOpened()
  const { manuscript, actions } = open
  const canWrite = open.canWrite && !item.inTrash
  const editLink = (
    <Button asChild variant="outline">
      <Link to={href('editor.item', { manuscriptId: manuscript.id, itemId: item.id })}>
        <PenLine size={16} strokeWidth={1.75} aria-hidden />
        <FormattedMessage id="manuscripts.item.open-page" />
      </Link>
    </Button>
  )
  return (
    <Drawer.Root
      open={isOpened}
      size={{ base: 'full', sm: 'md' }}
      placement="end"
      onOpenChange={({ open: isOpen }) => !isOpen && onClose()}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content bg="bg">
            <Drawer.Header pb="2">
              <Drawer.Title textStyle="sm" color="fg.muted" fontWeight="medium">
                <FormattedMessage id={`manuscripts.type.${item.type}`} />
              </Drawer.Title>
            </Drawer.Header>
            <Drawer.Body>
              <Stack gap="4">
                <TitleField key={item.id} item={item} canWrite={canWrite} actions={actions} />
                <ItemSheet
                  manuscriptId={manuscript.id}
                  language={manuscript.language}
                  item={item}
                  canWrite={canWrite}
                  actions={actions}
                  editLink={editLink}
                />
                <Box>{editLink}</Box>
              </Stack>
            </Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <CloseButton
                size="sm"
                colorPalette="gray"
                aria-label={intl.formatMessage({ id: 'ui.close' })}
              />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
