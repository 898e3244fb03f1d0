/** Text as it stands in a page. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

/** What an anchor is called. */
export const slug = (name: string) =>
  name
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
