import { VisuallyHidden } from '@chakra-ui/react'
import { useIsWritingScreen } from '@/lib/shortcuts/writing-screen.ts'
import { useDocumentTitle } from './use-document-title.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { useUndoKeys } from './use-undo-keys.ts'

/**
 * Title, focus, announcement and undo keys of the current screen. A component without children, because each navigation
 * renders it several times.
 */
export function FollowNavigation() {
  useDocumentTitle()
  useUndoKeys(useIsWritingScreen())
  const arrival = useFocusOnNavigation()
  return (
    <VisuallyHidden as="div" role="status">
      {arrival}
    </VisuallyHidden>
  )
}
