/**
 * Makes the row of the hours focusable where it scrolls: a week or day without events has nothing else to focus, and
 * the arrow keys scroll around the focused element.
 */
export function makeHoursFocusable(view: HTMLElement): void {
  for (const scroller of view.querySelectorAll<HTMLElement>('[role=rowgroup] > div')) {
    const row = scroller.querySelector<HTMLElement>('[role=row]')
    if (row && getComputedStyle(scroller).overflowY === 'auto') row.tabIndex = 0
  }
}
