/**
 * The colour palette of every status, for lists, badges, steps and charts; it accompanies the text and never replaces
 * it.
 */
export const statusPalette = {
  new: 'gray',
  received: 'info',
  in_progress: 'warning',
  in_process: 'warning',
  delivered: 'success',
  withdrawn: 'gray',
  completed: 'success',
  failed: 'danger',
  cancelled: 'gray',
  waiting: 'warning',
  processing: 'info',
  active: 'success',
  pending: 'warning',
  inactive: 'gray',
  open: 'warning',
  approved: 'success',
  declined: 'danger',
  imported: 'success',
  converted: 'success',
  kept_raw: 'info',
  skipped: 'gray',
  refused: 'danger',
} as const

/** Returns the colour of a status as CSS, for charts. */
export const statusColor = (status: keyof typeof statusPalette): string =>
  `var(--qp-colors-${statusPalette[status]}-solid)`
