/** The text of HTML, parsed in an inert document so that nothing runs or loads. */
export const htmlToText = (html: string): string =>
  new DOMParser()
    .parseFromString(html.replace(/<\/(p|li|h\d|blockquote|div)>|<br\s*\/?>/gi, ' $&'), 'text/html')
    .body.textContent.replace(/\s+/g, ' ')
    .trim()
