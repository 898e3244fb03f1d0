import { ArrowUp } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '@/ui/icon-button.tsx'

const threshold = 200

const subscribe = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

/** Goes smoothly to the top; appears past 200 px of scroll and never on paper (spec 2 and 9). */
export function ScrollToTop() {
  const intl = useIntl()
  const isFar = useSyncExternalStore(subscribe, () => window.scrollY > threshold)
  if (!isFar) return null
  return (
    <IconButton
      label={intl.formatMessage({ id: 'app.scroll-to-top' })}
      variant="solid"
      colorPalette="brand"
      position="fixed"
      bottom="6"
      insetInlineEnd="6"
      zIndex="docked"
      borderRadius="full"
      boxShadow="floating"
      data-print="hide"
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    >
      <ArrowUp strokeWidth={1.75} />
    </IconButton>
  )
}
