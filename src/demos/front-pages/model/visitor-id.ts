const STORED = 'quillport-visitor'

/** The random id of this browser for votes; without storage it is new at each visit. */
export function visitorId(storage: Pick<Storage, 'getItem' | 'setItem'>): string {
  try {
    const stored = storage.getItem(STORED)
    if (stored !== null && /^[0-9a-f-]{36}$/.test(stored)) return stored
    const id = crypto.randomUUID()
    storage.setItem(STORED, id)
    return id
  } catch {
    // Storage may be blocked; the server still limits votes by network address.
    return crypto.randomUUID()
  }
}
