import { focusNext, insertText, isTextField } from './replay-keys.ts'

/** A dialog, menu or lazy part that is opening and does not have the focus yet. */
type Opening = {
  /** True when it has taken the focus, so that it can receive keys. */
  isReady: () => boolean
  /** Cancels the opening; Escape calls it. */
  cancel: (() => void) | undefined
}

const named = /^(Enter|Tab|Escape|Backspace|Delete|Home|End|PageUp|PageDown|Arrow(Up|Down|Left|Right))$/
/**
 * The frames between focus and the first replayed key, and after a replayed key that is no letter, for work that the
 * part does in these frames. Frames, because on a slow device the same work takes more time, but not more frames.
 */
const SETTLE_FRAMES = 4
/** The time between two replayed keys, so that each finds what the one before has done. Letters of a text need none. */
const KEY_INTERVAL_MS = 20
/** The longest wait for the focus after the part has loaded: a second on a fast device. */
const FOCUS_FRAMES = 60

const openings = new Set<Opening>()
let held: KeyboardEvent[] = []
let isReplaying = false
let isRunning = false
let framesToSettle = 0

const isLetter = ({ key }: KeyboardEvent) => [...key].length === 1
const isHeld = (event: KeyboardEvent) =>
  !event.ctrlKey && !event.metaKey && !event.isComposing && (isLetter(event) || named.test(event.key))

function handleKey(event: KeyboardEvent) {
  if (isReplaying || !isHeld(event)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (event.type !== 'keydown') return
  if (event.key !== 'Escape' || openings.size === 0) {
    held.push(event)
    return
  }
  const cancelled = [...openings]
  dropHeldKeys()
  for (const { cancel } of cancelled) cancel?.()
}

const types = ['keydown', 'keypress', 'keyup'] as const

function start() {
  if (isRunning) return
  isRunning = true
  framesToSettle = 0
  for (const type of types) window.addEventListener(type, handleKey, { capture: true })
  window.addEventListener('pointerdown', dropHeldKeys, { capture: true })
  requestAnimationFrame(watch)
}

function stop() {
  isRunning = false
  held = []
  for (const type of types) window.removeEventListener(type, handleKey, { capture: true })
  window.removeEventListener('pointerdown', dropHeldKeys, { capture: true })
}

/**
 * Runs every frame: waits for the opening part, then replays the keys one by one; each key may open another
 * part.
 */
function watch() {
  if (!isRunning) return
  const isWaiting = openings.size > 0
  for (const opening of openings) if (opening.isReady()) openings.delete(opening)
  if (openings.size > 0) return void requestAnimationFrame(watch)
  if (isWaiting) framesToSettle = held.length > 0 ? SETTLE_FRAMES : 0
  if (framesToSettle > 0) {
    framesToSettle -= 1
    return void requestAnimationFrame(watch)
  }
  const next = held.shift()
  if (!next) return stop()
  // A key that moves or chooses: the next key must find the item that it has made active.
  if (named.test(next.key)) framesToSettle = SETTLE_FRAMES
  isReplaying = true
  try {
    replay(next)
  } finally {
    isReplaying = false
  }
  if (isLetter(next) && isTextField(document.activeElement ?? document.body)) queueMicrotask(watch)
  else setTimeout(watch, KEY_INTERVAL_MS)
}

/** Dispatches a held key to the focused element. */
function replay({ key, code, location, shiftKey, altKey, repeat }: KeyboardEvent) {
  const target = document.activeElement ?? document.body
  const init = {
    key,
    code,
    location,
    shiftKey,
    altKey,
    repeat,
    bubbles: true,
    cancelable: true,
    composed: true,
  }
  const isAllowed = target.dispatchEvent(new KeyboardEvent('keydown', init))
  if (isAllowed) {
    if (key === 'Tab') focusNext(target, shiftKey)
    else if (isTextField(target)) insertText(target, key)
    else if ((key === 'Enter' || key === ' ') && target.matches('button, summary, [type=checkbox], a[href]'))
      (target as HTMLElement).click()
  }
  target.dispatchEvent(new KeyboardEvent('keyup', init))
}

/** Discards the held keys and the pending openings. */
export function dropHeldKeys(): void {
  openings.clear()
  if (isRunning) stop()
}

/**
 * Holds key presses until `isReady`, then replays them on the focused element; the page receives none. Escape
 * cancels; a pointer press discards them.
 */
function holdKeys(opening: Opening): () => void {
  openings.add(opening)
  start()
  return () => openings.delete(opening)
}

/**
 * Returns a function to call in each frame; it returns true after `FOCUS_FRAMES`; the held keys of a part without
 * focus are then discarded, so that the page does not receive them.
 */
function createFrameLimit(): () => boolean {
  let frames = FOCUS_FRAMES
  return () => {
    frames -= 1
    if (frames > 0) return false
    held = []
    return true
  }
}

/**
 * Holds keys while a part loads; call the returned function when the part has loaded and is about to take the
 * focus.
 */
export function holdKeysWhileLoading(cancel: () => void): () => void {
  const before = document.activeElement
  let givesUp: (() => boolean) | undefined
  const hasMoved = () =>
    document.activeElement !== before && !document.activeElement?.matches('body, main, h1')
  holdKeys({ cancel, isReady: () => givesUp !== undefined && (hasMoved() || givesUp()) })
  return () => {
    givesUp = createFrameLimit()
  }
}

/**
 * Holds keys until the focus is inside the opening element and `isSet`, if given, is true; the returned function ends
 * the wait.
 */
export function holdKeysUntilFocus(
  content: () => Element | null | undefined,
  cancel: () => void,
  isSet: () => boolean = () => true,
): () => void {
  const givesUp = createFrameLimit()
  return holdKeys({
    cancel,
    isReady: () => (content()?.contains(document.activeElement) === true && isSet()) || givesUp(),
  })
}

/**
 * Holds keys until the returned function is called and a few frames longer, unless text is edited, because an
 * overlay may open then.
 */
export function holdKeysUntilReleased(): () => void {
  if (isTextField(document.activeElement ?? document.body)) return () => undefined
  let frames = Number.POSITIVE_INFINITY
  holdKeys({
    cancel: undefined,
    isReady: () => {
      frames -= 1
      return frames <= 0
    },
  })
  return () => {
    frames = SETTLE_FRAMES
  }
}
