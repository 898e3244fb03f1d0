import { use } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { DrawerFrame } from '@/ui/overlay/drawer-frame.tsx'
import { BesideContext } from '../session/beside-context.ts'
import { Inspector } from './inspector.tsx'

/** The inspector of the item beside the text, with its revisions, over its pane. */
export function PaneInspector() {
  const t = useT('editor')
  const beside = use(BesideContext)
  if (!beside) return null
  return (
    <DrawerFrame
      isOpen={beside.isInspecting}
      size="sm"
      isBare
      title={t('beside.inspector')}
      onClose={() => beside.setInspecting(false)}
    >
      <Inspector />
    </DrawerFrame>
  )
}
