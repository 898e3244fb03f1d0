const KEY = 'quillport-recovery-codes'

/**
 * Keeps new recovery codes until their owner confirms that they are saved: the server stores only hashes, so a reload
 * would lose them. This storage ends with the tab, and signing out clears it.
 */
export const keepRecoveryCodes = (userId: string, codes: readonly string[]): void =>
  sessionStorage.setItem(KEY, JSON.stringify({ userId, codes }))

/** The codes of this person that are not confirmed as saved, or null. */
export function unconfirmedCodes(userId: string): string[] | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('userId' in kept) || !('codes' in kept)) return null
    const isTheirs = kept.userId === userId && Array.isArray(kept.codes)
    return isTheirs ? (kept.codes as unknown[]).filter((code) => typeof code === 'string') : null
  } catch {
    // A damaged entry counts as none.
    return null
  }
}

/** Removes the kept codes, when they are saved or their owner signs out. */
export const forgetRecoveryCodes = (): void => sessionStorage.removeItem(KEY)
