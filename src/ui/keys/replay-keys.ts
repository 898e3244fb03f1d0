const tabbable =
  'a[href], button:not(:disabled), input:not(:disabled):not([type=hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"], [contenteditable=true]'

/** True for an element that accepts text. */
export const isTextField = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  (element.isContentEditable ||
    element.matches(
      'textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=range])',
    ))

const edits: Readonly<Record<string, string>> = { Backspace: 'delete', Delete: 'forwardDelete' }

/** Applies a key to the focused text field as the browser would. */
export function insertText(field: HTMLElement, key: string): void {
  if (key === 'Enter' && field instanceof HTMLInputElement) field.form?.requestSubmit()
  else if (key === 'Enter') document.execCommand('insertText', false, '\n')
  else if (edits[key]) document.execCommand(edits[key])
  // The only API that also works in contenteditable and keeps the undo history.
  else if ([...key].length === 1) document.execCommand('insertText', false, key)
}

/** Moves the focus as Tab does, within the surrounding dialog if there is one. */
export function focusNext(from: Element, isBackwards: boolean): void {
  const scope = from.closest('[role=dialog], [role=alertdialog], dialog') ?? document.body
  const all = [...scope.querySelectorAll<HTMLElement>(tabbable)].filter((element) =>
    element.checkVisibility(),
  )
  const at = all.indexOf(from as HTMLElement)
  const next = all.at((at + (isBackwards ? -1 : 1)) % Math.max(1, all.length))
  next?.focus()
}
