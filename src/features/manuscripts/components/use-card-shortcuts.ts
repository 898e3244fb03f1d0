import { useIntl } from 'react-intl'
import { useShortcuts } from '@/lib/shortcuts/shortcuts.ts'
import type { CardArrangement } from '../model/card-groups.ts'

const moves = {
  order: [
    ['Alt+ArrowLeft+ArrowRight', 'order'],
    ['Alt+ArrowUp+ArrowDown', 'row'],
  ],
  label: [['Alt+ArrowUp+ArrowDown', 'label']],
  nested: [
    ['Alt+ArrowLeft+ArrowRight', 'order'],
    ['Alt+ArrowUp+ArrowDown', 'folder'],
  ],
} as const

/** Lists the keys of the cards, which differ by arrangement, in the dialog of shortcuts. */
export function useCardShortcuts(arrangement: CardArrangement, mayEdit: boolean): void {
  const intl = useIntl()
  const keys = [
    ...moves[arrangement],
    ['F2', 'rename'],
    ['Space', 'select'],
    ['Shift+ArrowLeft+ArrowRight', 'extend'],
  ] as const
  useShortcuts(
    mayEdit
      ? keys.map(([names, id]) => ({
          keys: names,
          label: intl.formatMessage({ id: `manuscripts.card.keys.${id}` }),
        }))
      : [],
    intl.formatMessage({ id: 'manuscripts.view.cards' }),
  )
}
