import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useFrame } from './frame-context.ts'

/** Leaves the dialog or drawer it stands in, as Escape does. */
export function FrameCancel({ children }: { children?: ReactNode }) {
  const intl = useIntl()
  const frame = useFrame()
  return (
    <Button type="button" variant="outline" colorPalette="gray" onClick={() => frame?.close()}>
      {children ?? intl.formatMessage({ id: 'ui.cancel' })}
    </Button>
  )
}
