import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useIntl } from 'react-intl'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { mailLayout, setMailLayout } from '../model/mail-layout.ts'

/** Hides or shows the list beside the open conversation on wide screens. */
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
