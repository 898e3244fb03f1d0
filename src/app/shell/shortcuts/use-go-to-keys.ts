import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useAbility } from '@/lib/auth/ability.ts'
import { isPageLoading } from '@/lib/routing/pending-navigation.ts'
import { isPageKey } from '@/lib/shortcuts/page-keys.ts'
import { useShortcuts } from '@/lib/shortcuts/shortcuts.ts'
import { useIsWritingScreen } from '@/lib/shortcuts/writing-screen.ts'
import { goToKeys } from './go-to.ts'

const SEQUENCE_MS = 1500

/**
 * `g` and then a letter opens a screen; that letter press triggers nothing else. There are none on a screen for
 * writing and while another screen loads, where letters are text.
 */
export function useGoToKeys(): void {
  const intl = useIntl()
  const navigate = useNavigate()
  const ability = useAbility()
  const isOff = useIsWritingScreen()
  useShortcuts(
    isOff
      ? []
      : goToKeys(ability).map(({ key, labelId }) => ({
          keys: `g+${key}`,
          label: intl.formatMessage({ id: labelId }),
        })),
    intl.formatMessage({ id: 'app.shortcuts.go-to' }),
  )
  useEffect(() => {
    if (isOff) return
    let startedAt = Number.NEGATIVE_INFINITY
    const handle = (event: KeyboardEvent) => {
      if (isPageLoading() || !isPageKey(event) || event.key === 'Shift') return
      const isSecond = performance.now() - startedAt < SEQUENCE_MS
      startedAt = !isSecond && event.key === 'g' ? performance.now() : Number.NEGATIVE_INFINITY
      if (!isSecond) return
      const goTo = goToKeys(ability).find(({ key }) => key === event.key)
      if (!goTo) return
      // Runs before the page's own shortcuts, which may use the same letter.
      event.preventDefault()
      event.stopPropagation()
      void navigate(goTo.path)
    }
    window.addEventListener('keydown', handle, { capture: true })
    return () => window.removeEventListener('keydown', handle, { capture: true })
  }, [ability, navigate, isOff])
}
