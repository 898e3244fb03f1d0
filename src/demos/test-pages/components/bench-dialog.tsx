import { Button } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { ExtraRecipes } from '@/demos/shared/extra-recipes.tsx'
import { useT } from '@/lib/i18n/use-t.ts'
import { DialogFrame } from '@/ui/overlay/dialog-frame.tsx'

/** A button that opens its children in a dialog. */
export function BenchDialog({ children }: { children: ReactNode }) {
  const t = useT('test-pages.label')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outline" colorPalette="gray" onClick={() => setIsOpen(true)}>
        {t('open-dialog')}
      </Button>
      {isOpen ? (
        <DialogFrame title={t('dialog')} onClose={() => setIsOpen(false)}>
          <ExtraRecipes>{children}</ExtraRecipes>
        </DialogFrame>
      ) : null}
    </>
  )
}
