import { useNavigation } from 'react-router-dom'
import { openedItemId } from '@/features/manuscripts/shared/early-text.ts'
import { EarlyTextField } from '@/features/manuscripts/shared/early-text-field.tsx'

/** The field for letters typed while a text opens from another screen. */
export function OpeningText() {
  const { location } = useNavigation()
  const itemId = location && openedItemId(location.pathname)
  return itemId ? <EarlyTextField itemId={itemId} /> : null
}
