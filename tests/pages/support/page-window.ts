import './page-style.ts'

// Evaluated once: the files of a worker share the window and loaded modules, but each evaluates its setup files.

// A wide screen without animations, as in the journeys.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    matches: /min-width|prefers-reduced-motion: ?reduce/.test(media),
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })

// jsdom has no layout: everything is in view, and nothing scrolls.
globalThis.IntersectionObserver = class implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  readonly #report: IntersectionObserverCallback
  constructor(report: IntersectionObserverCallback) {
    this.#report = report
  }
  observe(target: Element) {
    const box = target.getBoundingClientRect()
    const rects = { boundingClientRect: box, intersectionRect: box, rootBounds: null }
    const entry = { ...rects, target, isIntersecting: true, intersectionRatio: 1, time: 0 }
    queueMicrotask(() => this.#report([entry], this))
  }
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
window.scrollTo = () => undefined
Element.prototype.scrollTo = () => undefined
// jsdom loads no fonts and knows no properties.
Object.defineProperty(document, 'fonts', {
  value: Object.assign(new EventTarget(), { load: async () => [], ready: Promise.resolve() }),
})
CSS.supports ??= () => false

// jsdom does not cancel a modal dialog on Escape. `capture`, because a dialog keeps its keys from the page.
addEventListener(
  'keydown',
  (event) => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
    if (event.key === 'Escape') dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))
  },
  { capture: true },
)

// Trees and the list of mail render the rows that fit their height; a row without a height would hide those before it.
Object.defineProperty(Element.prototype, 'clientHeight', {
  configurable: true,
  get(this: Element) {
    return this.matches('[role=tree], [role=treegrid], [data-mail-scroll]') ? 900 : 0
  },
})
Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
  configurable: true,
  get(this: HTMLElement) {
    return this.matches('[data-mail-scroll] [data-index]') ? 72 : 0
  },
})
