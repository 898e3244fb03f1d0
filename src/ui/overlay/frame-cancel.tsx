import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useFrame } from './frame-context.ts'

/** A button that closes the surrounding dialog or drawer, as Escape does. */
export function FrameCancel({ children }: { children?: ReactNode }) {
  const intl = useIntl()
  const frame = useFrame()
  return (
    <Button type="button" variant="outline" colorPalette="gray" onClick={() => frame?.close()}>
      {children ?? intl.formatMessage({ id: 'ui.cancel' })}
    </Button>
  )
}
