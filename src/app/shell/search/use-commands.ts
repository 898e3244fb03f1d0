import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import type { Command } from '@/features/search/model/groups.ts'
import { useAbility } from '@/lib/auth/ability.ts'
import { setThemeChoice } from '@/lib/browser/color-mode.ts'
import { languageNames, languages, setLanguage, useLanguage } from '@/lib/i18n/language.ts'
import type { MessageId } from '@/lib/i18n/message-ids.ts'
import { href } from '@/lib/routing/href.ts'
import { canAccessPath } from '../../can-access-path.ts'
import { openCustomiser } from '../customiser/customiser.tsx'
import { permittedShortcuts } from '../dashboard-shortcuts.ts'
import { openShortcuts } from '../shortcuts/shortcuts-overlay.tsx'
import { themeChoices } from '../theme-choices.ts'

/** The commands of the search: create items, change theme and language, list keyboard shortcuts. */
export function useCommands(): Command[] {
  const intl = useIntl()
  const navigate = useNavigate()
  const ability = useAbility()
  const language = useLanguage()
  const title = (id: MessageId, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  const goTo = (id: string, titleId: MessageId, path: string): Command => ({
    id,
    title: title(titleId),
    icon: 'add',
    run: () => void navigate(path),
  })
  const newManuscript = href('manuscripts.new')
  return [
    ...permittedShortcuts(ability)
      .filter(({ id }) => id.startsWith('new-'))
      .map(({ id, path }) => goTo(id, `app.quick.${id}`, path)),
    ...(canAccessPath(newManuscript, ability)
      ? [goTo('new-manuscript', 'manuscripts.new.title', newManuscript)]
      : []),
    ...themeChoices.map(({ value }) => ({
      id: `theme-${value}`,
      title: title('app.command.theme', { theme: title(`app.theme.${value}`) }),
      icon: 'theme',
      run: () => setThemeChoice(value),
    })),
    ...languages
      .filter((one) => one !== language)
      .map((one) => ({
        id: `language-${one}`,
        title: title('app.command.language', { language: languageNames[one] }),
        icon: 'language',
        run: () => setLanguage(one),
      })),
    { id: 'shortcuts', title: title('app.shortcuts.heading'), icon: 'keyboard', run: openShortcuts },
    { id: 'customise', title: title('app.customiser.open'), icon: 'settings', run: openCustomiser },
  ]
}
