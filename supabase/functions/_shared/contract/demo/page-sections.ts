type Section = { heading: string; paragraphs: string[] }

/** Splits a text: empty lines separate paragraphs, and headings begin with "# ". */
export function sectionsOf(body: string): Section[] {
  const sections: Section[] = [{ heading: '', paragraphs: [] }]
  for (const block of body.split(/\n{2,}/)) {
    if (block.startsWith('# ')) sections.push({ heading: block.slice(2), paragraphs: [] })
    else sections.at(-1)?.paragraphs.push(block)
  }
  return sections.filter(({ paragraphs }) => paragraphs.length > 0)
}
