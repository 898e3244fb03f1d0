import { beforeEach, vi } from 'vitest'

/** Silences the reports of the editor that drafts are not stored on the device; jsdom has no IndexedDB. */
export function withoutDrafts(): void {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue()
  })
}
