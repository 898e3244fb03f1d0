/** The button or field of an open list, menu or calendar of the library; the list of a search dialog is no popup. */
const opener = '[aria-expanded=true]:is([aria-haspopup], [data-scope=combobox])'
/** A field that handles the key itself: with open suggestions, a search, or a text that is edited in place. */
const takesEscape = '[data-takes-escape]'
/** An opened list watches for Escape from the second frame on. */
const FRAMES = 2

const again = new WeakSet<Event>()

/**
 * Handles an Escape that reached a dialog although it belongs to a list inside it: the dialog stays open. A list that has
 * just opened does not watch for the key yet, so the key is sent again when it does.
 */
export function passEscapeToOpeningList(event: KeyboardEvent): void {
  const target = event.target
  if (target instanceof Element && target.matches(takesEscape)) {
    // The library would close the dialog; the text gets the key all the same.
    event.preventDefault()
    return
  }
  if (again.has(event) || !(target instanceof Element) || !target.closest(opener)) return
  event.preventDefault()
  event.stopPropagation()
  const repeated = new KeyboardEvent('keydown', {
    key: 'Escape',
    code: 'Escape',
    bubbles: true,
    cancelable: true,
  })
  again.add(repeated)
  let frames = FRAMES
  const send = () => {
    frames -= 1
    if (frames >= 0) requestAnimationFrame(send)
    else target.dispatchEvent(repeated)
  }
  send()
}
