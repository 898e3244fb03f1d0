/**
 * The one colour of every status in the app, as a colour palette of the theme: lists, badges, steps and charts take it from
 * here, beside the word, never instead of it.
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

/** The colour of a status as CSS, for charts. */
export const statusColor = (status: keyof typeof statusPalette): string =>
  `var(--qp-colors-${statusPalette[status]}-solid)`
