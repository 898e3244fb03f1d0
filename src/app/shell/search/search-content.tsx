import { Keyboard, Languages, Plus, SunMoon } from 'lucide-react'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { SearchFieldHandle } from '@/features/search/model/search-field.ts'
import { SearchResults } from '@/features/search/shared/search-results.tsx'
import { useAbility } from '@/lib/auth/ability.ts'
import { useLanguage } from '@/lib/i18n/language.ts'
import { destinationsFor } from '@/lib/routing/destinations.ts'
import { canAccessPath } from '../../can-access-path.ts'
import { navIcons } from '../../navigation/nav-icons.ts'
import { useCommands } from './use-commands.ts'

const SUGGESTIONS = 6
const icons = { ...navIcons, add: Plus, keyboard: Keyboard, language: Languages, theme: SunMoon }

/** The search results, with the suggested screens and commands of the app. */
export function SearchContent({ uid, ...field }: SearchFieldHandle & { uid: string }) {
  const intl = useIntl()
  const ability = useAbility()
  const language = useLanguage()
  const commands = useCommands()
  const opens = useCallback((url: string) => canAccessPath(url, ability), [ability])
  const suggested = destinationsFor(ability, SUGGESTIONS).map(({ path, labelId, icon }) => ({
    url: path,
    icon,
    title: intl.formatMessage({ id: labelId }),
  }))
  return <SearchResults {...field} {...{ uid, language, suggested, commands, canAccess: opens, icons }} />
}
