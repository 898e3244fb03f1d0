/** Text as HTML paragraphs, which empty lines separate; markup in it stays text. */
export function textAsHtml(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((part) => {
      const paragraph = document.createElement('p')
      paragraph.textContent = part
      return paragraph.outerHTML.replaceAll('\n', '<br>')
    })
    .join('')
}
