// jsdom compares each rule of a page with each element that a test asks for. These questions took half of the time of
// page tests, and kept the calls of the page from going on while a test waited. So only what hides an element on a wide
// screen is computed: the display and the visibility of classes, and inline styles.

type Shown = { display: string; visibility: string }
type Rule = Shown & { selector: string; isImportant: boolean }

/** The rules by a class that their elements have; '' for a rule without one. */
const rules = new Map<string, Rule[]>()
/** The rules that elements with these classes may match, by property and the text of the attribute. */
const candidates = { display: new Map<string, Rule[]>(), visibility: new Map<string, Rule[]>() }
const defaults = new Map<string, string>()
const { defaultView } = document
const computed = globalThis.getComputedStyle.bind(defaultView)

const declared = (text: string, property: string) =>
  new RegExp(`(?:^|[;{\\s])${property}:\\s*([\\w-]+)`).exec(text)?.[1] ?? ''

/** Keeps a rule that decides whether elements are shown; other rules change nothing that a test can see. */
function keepRule(text: string): void {
  const wide = /^@media[^{]*min-width[^{]*\{(.*)\}$/s.exec(text)
  if (wide && text.includes('max-width')) return
  const [, selectors, body] = /^([^{}@]+)\{([^{}]*)\}$/s.exec((wide?.[1] ?? text).trim()) ?? []
  if (selectors === undefined || body === undefined) return
  const shown = { display: declared(body, 'display'), visibility: declared(body, 'visibility') }
  // On a wide screen a rule may also show what is hidden on a phone.
  if (!wide && shown.display !== 'none' && shown.visibility !== 'hidden') return
  if (shown.display === '' && shown.visibility === '') return
  const isImportant = body.includes('!important')
  for (const selector of selectors.split(/,(?![^(]*\))/)) {
    const name = /\.([\w-]+)[^\s>+~]*$/.exec(selector)?.[1] ?? ''
    rules.set(name, [...(rules.get(name) ?? []), { ...shown, selector: selector.trim(), isImportant }])
  }
  candidates.display.clear()
  candidates.visibility.clear()
}

CSSStyleSheet.prototype.insertRule = (text) => {
  keepRule(text)
  return 0
}

function candidatesOf(classes: string, property: keyof Shown): Rule[] {
  const known = candidates[property].get(classes)
  if (known) return known
  const found = ['', ...classes.split(/\s+/).filter(Boolean)]
    .flatMap((name) => rules.get(name) ?? [])
    .filter((rule) => rule[property] !== '')
  candidates[property].set(classes, found)
  return found
}

function ruled(element: Element, property: keyof Shown): string {
  const found = candidatesOf(element.getAttribute('class') ?? '', property).filter(({ selector }) =>
    element.matches(selector),
  )
  return (found.findLast(({ isImportant }) => isImportant) ?? found.at(-1))?.[property] ?? ''
}

/** The display of an element without style. */
function defaultDisplay(element: Element): string {
  const { localName } = element
  if (element.hasAttribute('hidden') || element.matches('dialog:not([open]), input[type=hidden]'))
    return 'none'
  const known = defaults.get(localName) ?? computed(document.createElement(localName)).display
  defaults.set(localName, known)
  return localName === 'dialog' ? 'block' : known
}

const inline = (element: Element, property: 'display' | 'visibility' | 'opacity') =>
  element.hasAttribute('style') ? (element as HTMLElement).style[property] : ''

function visibilityOf(element: Element): string {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const own = inline(one, 'visibility') || ruled(one, 'visibility')
    if (own !== '' && own !== 'inherit') return own
  }
  return 'visible'
}

const quick: Record<string, (element: Element) => string> = {
  display: (element) => inline(element, 'display') || ruled(element, 'display') || defaultDisplay(element),
  visibility: visibilityOf,
  opacity: (element) => inline(element, 'opacity') || '1',
}

/** The computed style of an element: what hides it, or else what jsdom computes without the rules of the page. */
function quickStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  if (pseudo) return computed(element, pseudo)
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, name) {
      if (name === 'getPropertyValue')
        return (property: string) =>
          quick[property]?.(element) ?? computed(element).getPropertyValue(property)
      if (typeof name === 'string' && name in quick) return quick[name]?.(element)
      const value: unknown = Reflect.get(computed(element), name)
      return typeof value === 'function' ? value.bind(computed(element)) : value
    },
  })
}
globalThis.getComputedStyle = quickStyle
if (defaultView) defaultView.getComputedStyle = quickStyle
