/** A window so low, as at 400 % zoom, that sticky bars would leave no room for the page (WCAG 1.4.10). */
export const shortWindow = '@media (max-height: 479px)'
