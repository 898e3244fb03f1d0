import { SaxesParser } from 'saxes'
import { bookText } from '../../compile/clean-text.ts'

/** An element with its content in order; text is a string. */
export type XmlElement = {
  name: string
  attributes: Record<string, string>
  children: (XmlElement | string)[]
}

/** Reads XML that the importer has accepted, as a tree with every element and attribute. */
export function parseXml(xml: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  const parser = new SaxesParser()
  const add = (child: XmlElement | string) => open.at(-1)?.children.push(child)
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const element: XmlElement = { name, attributes: { ...attributes }, children: [] }
    add(element)
    open.push(element)
  })
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  const element = root.children.find((child) => typeof child !== 'string')
  if (!element) throw new Error('the XML has no element')
  return element
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
}
const escapeText = (text: string) => bookText(text).replace(/[&<>]/g, (char) => escapes[char] as string)
const escapeAttribute = (text: string) =>
  bookText(text).replace(/[&<>"\n\t]/g, (char) => escapes[char] as string)

/** Writes a tree as XML, without characters that XML forbids. */
export function writeXml(element: XmlElement): string {
  const attributes = Object.entries(element.attributes).map(
    ([name, value]) => ` ${name}="${escapeAttribute(value)}"`,
  )
  const start = `<${element.name}${attributes.join('')}`
  if (element.children.length === 0) return `${start}/>`
  const content = element.children.map((child) =>
    typeof child === 'string' ? escapeText(child) : writeXml(child),
  )
  return `${start}>${content.join('')}</${element.name}>`
}

/** The child elements of a name. */
export const childElements = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child): child is XmlElement => typeof child !== 'string' && child.name === name)

/** The first child element of a name, which is added where it is missing. */
export function childOf(element: XmlElement, name: string): XmlElement {
  const [known] = childElements(element, name)
  if (known) return known
  const added: XmlElement = { name, attributes: {}, children: [] }
  element.children.push(added)
  return added
}

/** Removes all child elements of a name. */
export function removeChildren(element: XmlElement, name: string): void {
  element.children = element.children.filter((child) => typeof child === 'string' || child.name !== name)
}

/** The text of a child element; null removes the element. */
export function setText(element: XmlElement, name: string, text: string | null): void {
  if (text === null) removeChildren(element, name)
  else childOf(element, name).children = [text]
}
