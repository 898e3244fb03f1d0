/** A list, menu or calendar that its button or field shows as open. */
const opener = '[aria-expanded=true]:is([aria-haspopup], [role=combobox])'
/** An opened list watches for Escape from the second frame on. */
const FRAMES = 2

const again = new WeakSet<Event>()

/**
 * Handles an Escape that reached a dialog although a list inside it has just opened and does not watch for the key yet:
 * the dialog stays open, and the key is sent again when the list does.
 */
export function passEscapeToOpeningList(event: KeyboardEvent): void {
  const target = event.target
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
