/**
 * How Enter follows a line of a Chakra menu that is a link, handed to the menu as `navigate`. Its own way is a click that
 * does not bubble: the router never hears of it, and the browser loads the whole app anew.
 */
export const followLink = ({ node }: { node: HTMLElement }): void => queueMicrotask(() => node.click())
