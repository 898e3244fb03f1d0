import { textAlignMatchParent } from '../layout/text-align.ts'

const color = (token: string) => `var(--qp-colors-${token})`

/** The theme of the app for FullCalendar, in both colour modes. */
export const calendarStyles = {
  bg: 'bg.surface',
  borderWidth: '1px',
  borderRadius: 'card',
  overflow: 'hidden',
  minWidth: '0',
  '& .fc, & > *': {
    '--fc-classic-background': color('bg-surface'),
    '--fc-classic-foreground': color('fg'),
    '--fc-classic-muted-foreground': color('fg-muted'),
    '--fc-classic-faint-foreground': color('fg-muted'),
    '--fc-classic-border': color('border'),
    '--fc-classic-strong-border': color('border-emphasized'),
    '--fc-classic-faint': color('bg-subtle'),
    '--fc-classic-muted': color('bg-subtle'),
    '--fc-classic-strong': color('bg-emphasized'),
    '--fc-classic-today': color('brand-subtle'),
    '--fc-classic-highlight': color('brand-muted'),
    '--fc-classic-now': color('danger-solid'),
    '--fc-classic-primary': color('brand-solid'),
    '--fc-classic-primary-foreground': color('brand-contrast'),
    fontSize: 'var(--qp-font-sizes-sm)',
  },
  // A title keeps its own direction on a page of the other one.
  '& .event-text': { unicodeBidi: 'plaintext', overflowWrap: 'anywhere', ...textAlignMatchParent },
  // A title of the hours uses every line of its event.
  '& .event-text:not(.event-line), & [role=listitem] .event-line': { whiteSpace: 'normal' },
  // In a month the title has the whole width of the day, and the time is below it.
  '& [role=cell] div:has(> .event-time + .event-line)': {
    flexDirection: 'column-reverse',
    alignItems: 'stretch',
    minWidth: '0',
    width: 'full',
  },
  // The cells of a month contain lists too, but have one line for each event.
  '& [role=cell] .event-line': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // A range of times starts with the earlier one in both directions of the page.
  '& .event-time': { direction: 'ltr', unicodeBidi: 'isolate', ...textAlignMatchParent },
  // Touch targets of at least 24 px.
  '& [data-date] [role=button]': { minHeight: '24px' },
  '& :focus-visible': { outline: '2px solid', outlineColor: 'brand.solid', outlineOffset: '1px' },
} as const
