/**
 * Focuses the first field of a message that is empty: for a new one its recipients, then its subject, else the text; a
 * reply always starts in the text. A field of the message that has the focus keeps it.
 */
export function focusComposer(id: string): void {
  const composer = document.querySelector<HTMLElement>(`[data-composer="${CSS.escape(id)}"]`)
  if (!composer || composer.contains(document.activeElement)) return
  const field = (name: string, tag: string) =>
    composer.querySelector<HTMLElement>(`[data-field="${name}"] ${tag}`)
  const body = field('html', '[contenteditable=true]')
  const to = field('to', 'input')
  const subject = field('subject', 'input') as HTMLInputElement | null
  const hasPeople = to?.closest('[data-field]')?.querySelector('[data-person]') != null
  const target = !subject ? body : !hasPeople ? to : subject.value === '' ? subject : body
  target?.focus({ preventScroll: true })
}
