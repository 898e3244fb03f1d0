import type { SystemContext } from '@chakra-ui/react/styled-system'

/** Beyond this many, what was made is forgotten and made anew: some styles come from data. */
const MOST = 4000

/** Remembers what was made of an object, as long as the object lives. */
function perObject<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>()
  return (key) => {
    const had = known.get(key)
    if (had !== undefined) return had
    const made = make(key)
    known.set(key, made)
    return made
  }
}

/** Numbers for styles: the same for the same content, without reading through an object twice. */
function numberStyles() {
  let last = 0
  const byText = new Map<string, number>()
  const numberOf = perObject((style: object) => {
    const text = JSON.stringify(style)
    const known = byText.get(text)
    if (known !== undefined) return known
    if (byText.size >= MOST) byText.clear()
    last += 1
    byText.set(text, last)
    return last
  })
  return (style: unknown) => (typeof style === 'object' && style !== null ? numberOf(style) : 0)
}

type Cva = SystemContext['cva']
type CvaFn = ReturnType<Cva>

/**
 * The same system with a better memory. Chakra asks all of this at every drawing of every element, and remembers by the
 * text of everything it is given, the look of whole recipes included; elements without a recipe it works out anew each time.
 */
export function memoizeSystem(system: SystemContext): SystemContext {
  const isValid = new Map<string, boolean>()
  const isValidProperty = (prop: string) => {
    const known = isValid.get(prop)
    if (known !== undefined) return known
    const found = system.isValidProperty(prop)
    isValid.set(prop, found)
    return found
  }

  const numberOf = numberStyles()
  const styles = new Map<string, ReturnType<SystemContext['css']>>()
  const css: SystemContext['css'] = (...parts) => {
    const key = parts.map(numberOf).join()
    const known = styles.get(key)
    if (known) return known
    if (styles.size >= MOST) styles.clear()
    const made = system.css(...parts)
    styles.set(key, made)
    return made
  }

  const remember = (made: CvaFn): CvaFn => {
    const merge = made.merge.bind(made)
    return Object.assign(made, { merge: perObject((other: CvaFn) => remember(merge(other) as CvaFn)) })
  }
  const cva = perObject((config: object) => remember(system.cva(config as Parameters<Cva>[0])))

  return { ...system, isValidProperty, css, cva: cva as unknown as Cva }
}
