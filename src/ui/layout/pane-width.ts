/** The least and the greatest width of a pane beside the page, in px. */
export const MIN_PANE = 220
export const MAX_PANE = 480

/** A stored width within the limits; `otherwise` when it is no number. */
export const paneWidth = (stored: unknown, otherwise: number): number =>
  typeof stored === 'number' && Number.isFinite(stored)
    ? Math.round(Math.min(MAX_PANE, Math.max(MIN_PANE, stored)))
    : otherwise
