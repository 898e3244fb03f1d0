import { beforeEach, vi } from 'vitest'

/** Gives each element the size of a wide window, in which panes are beside a text; jsdom measures nothing. */
export function wideWindow(): void {
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1440, 900))
  })
}
