import { Box, Button, Flex, Menu } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { MenuSurface } from '@/ui/menu/menu-surface.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { DialogFrame } from '@/ui/overlay/dialog-frame.tsx'
import { DrawerFrame } from '@/ui/overlay/drawer-frame.tsx'

/** A menu and a question inside a dialog inside a drawer. */
export function NestedOverlays() {
  const t = useT('pages.components')
  const confirm = useConfirm()
  const [open, setOpen] = useState<'none' | 'drawer' | 'dialog'>('none')
  const remove = async () => {
    const isSure = await confirm({
      title: t('overlays.ask'),
      confirmLabel: t('overlays.delete'),
      isDanger: true,
    })
    toast.info({ title: t(isSure ? 'overlays.deleted' : 'overlays.kept') })
  }
  return (
    <Box>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen('drawer')}>
        {t('overlays.drawer')}
      </Button>
      {open === 'none' ? null : (
        <DrawerFrame size="sm" title={t('overlays.drawer')} onClose={() => setOpen('none')}>
          <Button variant="outline" onClick={() => setOpen('dialog')}>
            {t('overlays.dialog')}
          </Button>
          {open === 'dialog' ? (
            <DialogFrame size="sm" title={t('overlays.dialog')} onClose={() => setOpen('drawer')}>
              <Flex gap="3" wrap="wrap">
                <Menu.Root onSelect={() => toast.info({ title: t('overlays.kept') })}>
                  <Menu.Trigger asChild>
                    <Button variant="outline" colorPalette="gray">
                      {t('overlays.menu')}
                    </Button>
                  </Menu.Trigger>
                  <MenuSurface label={t('overlays.menu')}>
                    <Menu.Item value="kept">{t('overlays.kept')}</Menu.Item>
                  </MenuSurface>
                </Menu.Root>
                <IconButton label={t('overlays.delete')} variant="outline" onClick={() => void remove()}>
                  <Trash2 />
                </IconButton>
              </Flex>
            </DialogFrame>
          ) : null}
        </DrawerFrame>
      )}
    </Box>
  )
}
