type Section = { heading: string; paragraphs: string[] }

/** Splits a text: empty lines separate paragraphs, and a line that begins a paragraph with "# " is a heading. */
export function sectionsOf(body: string): Section[] {
  const sections: Section[] = [{ heading: '', paragraphs: [] }]
  for (const block of body.split(/\n\s*\n/)) {
    const [first = '', ...rest] = block.split('\n')
    const isHeading = first.startsWith('# ')
    if (isHeading) sections.push({ heading: first.slice(2), paragraphs: [] })
    const paragraph = isHeading ? rest.join('\n') : block
    if (paragraph.trim() !== '') sections.at(-1)?.paragraphs.push(paragraph)
  }
  return sections.filter(({ heading, paragraphs }) => heading !== '' || paragraphs.length > 0)
}
