const tabbable =
  'a[href], button:not(:disabled), input:not(:disabled):not([type=hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"], [contenteditable=true]'

/** Whether an element takes text. */
export const isTextField = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  (element.isContentEditable ||
    element.matches(
      'textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=range])',
    ))

const edits: Readonly<Record<string, string>> = { Backspace: 'delete', Delete: 'forwardDelete' }

/** Does in the text field in focus what a key does there by itself. */
export function insertText(field: HTMLElement, key: string): void {
  if (key === 'Enter' && field instanceof HTMLInputElement) field.form?.requestSubmit()
  else if (key === 'Enter') document.execCommand('insertText', false, '\n')
  else if (edits[key]) document.execCommand(edits[key])
  // The only call that also works in editable text and takes part in its history.
  else if ([...key].length === 1) document.execCommand('insertText', false, key)
}

/** Moves the focus as Tab does, inside the dialog that holds it if there is one. */
export function focusNext(from: Element, isBackwards: boolean): void {
  const scope = from.closest('[role=dialog], [role=alertdialog], dialog') ?? document.body
  const all = [...scope.querySelectorAll<HTMLElement>(tabbable)].filter((element) =>
    element.checkVisibility(),
  )
  const at = all.indexOf(from as HTMLElement)
  const next = all.at((at + (isBackwards ? -1 : 1)) % Math.max(1, all.length))
  next?.focus()
}
