import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useIntl } from 'react-intl'
import { IconButton } from '@/ui/icon-button.tsx'
import { mailLayout, setMailLayout } from '../model/mail-layout.ts'

/** Folds the list away beside what is open, where there is room for both, or brings it back. */
export function ListToggle() {
  const intl = useIntl()
  const { isListOpen } = mailLayout.use()
  const Icon = isListOpen ? PanelLeftClose : PanelLeftOpen
  return (
    <IconButton
      label={intl.formatMessage({ id: isListOpen ? 'mail.list.hide' : 'mail.list.show' })}
      display={{ base: 'none', md: 'inline-flex' }}
      aria-expanded={isListOpen}
      onClick={() => setMailLayout({ isListOpen: !isListOpen })}
    >
      <Icon data-mirror="" />
    </IconButton>
  )
}
