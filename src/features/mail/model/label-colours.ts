import type { MailLabel } from '@contract/mail.ts'

/** The theme colours of a label: background, text and dot. */
export const labelColours: Record<MailLabel['colour'], { bg: string; fg: string; dot: string }> = {
  ink: { bg: 'brand.subtle', fg: 'brand.fg', dot: 'brand.fg' },
  saffron: { bg: 'mark.muted', fg: 'mark.fg', dot: 'mark.solid' },
  green: { bg: 'success.subtle', fg: 'success.fg', dot: 'success.fg' },
  red: { bg: 'danger.subtle', fg: 'danger.fg', dot: 'danger.fg' },
  blue: { bg: 'info.subtle', fg: 'info.fg', dot: 'info.fg' },
  violet: { bg: 'bg.subtle', fg: 'fg', dot: 'chart.4' },
  teal: { bg: 'bg.subtle', fg: 'fg', dot: 'chart.3' },
  grey: { bg: 'bg.subtle', fg: 'fg.muted', dot: 'fg.faint' },
}
