/** The words of some HTML: an inert document, so that nothing in it runs or loads. */
export const htmlToText = (html: string): string =>
  new DOMParser()
    .parseFromString(html.replace(/<\/(p|li|h\d|blockquote|div)>|<br\s*\/?>/gi, ' $&'), 'text/html')
    .body.textContent.replace(/\s+/g, ' ')
    .trim()
