/**
 * Follows a link item of a Chakra menu with a bubbling click; Chakra's own click does not bubble, so the
 * browser would reload the app.
 */
export const followLink = ({ node }: { node: HTMLElement }): void => queueMicrotask(() => node.click())
