import { createDraft } from '@/lib/storage/create-draft.ts'
import { emptyGuest, type GuestValues } from './guest-order.ts'

const draft = createDraft<Partial<GuestValues>>(
  'quillport-guest-order',
  (stored) => {
    if (typeof stored !== 'object' || stored === null) return null
    const empty = emptyGuest()
    return Object.fromEntries(
      Object.entries(stored).filter(([name, value]) => name in empty && typeof value === 'string'),
    )
  },
  () => sessionStorage,
)

/** The first values of the public checkout, with what was typed in this tab before the plan was changed. */
export const loadGuestDraft = (): GuestValues => ({ ...emptyGuest(), ...draft.load() })

/** Keeps the typed fields; each form has its own key, so that another plan is another order. */
export const saveGuestDraft = ({ key: _key, website: _website, ...typed }: GuestValues): void =>
  draft.save(typed)

export const clearGuestDraft = draft.clear
