import { ArrowUp } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { scrollPace } from '@/lib/routing/scroll.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { mainId } from './ids.ts'

const threshold = 200

const subscribe = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

/** Scrolls smoothly to the top; visible after 200 px of scroll and never in print. */
export function ScrollToTop() {
  const intl = useIntl()
  const isFar = useSyncExternalStore(subscribe, () => window.scrollY > threshold)
  if (!isFar) return null
  const climb = () => {
    window.scrollTo({ top: 0, behavior: scrollPace() })
    // The button disappears at the top, so the focus moves to the start of the page.
    document.getElementById(mainId)?.focus({ preventScroll: true })
  }
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
      onClick={climb}
    >
      <ArrowUp />
    </IconButton>
  )
}
