import { floatColour } from '../project/values.ts'
import type { ScrivSource } from './scriv-source.ts'
import { childElements, childOf, setText, type XmlElement } from './xml-tree.ts'

/** The text of an element without that of its children. */
export const textOf = (element: XmlElement): string =>
  element.children.filter((child) => typeof child === 'string').join('')

const titleOf = (keyword: XmlElement): string => childElements(keyword, 'Title').map(textOf).join('').trim()

/** The ids of a project's labels, statuses and keywords by name; an unknown name is added to the project. */
export class ProjectLists {
  constructor(
    private readonly root: XmlElement,
    private readonly source: Pick<ScrivSource, 'keywordColours'>,
  ) {}

  label(name: string, colour: string | null): string {
    const list = childOf(childOf(this.root, 'LabelSettings'), 'Labels')
    return idIn(list, 'Label', name, (id) => ({
      name: 'Label',
      attributes: { ID: id, ...(colour && { Color: floats(colour) }) },
      children: [name],
    }))
  }

  status(name: string): string {
    const list = childOf(childOf(this.root, 'StatusSettings'), 'StatusItems')
    return idIn(list, 'Status', name, (id) => ({ name: 'Status', attributes: { ID: id }, children: [name] }))
  }

  keyword(name: string): string {
    const list = childOf(this.root, 'Keywords')
    const all = keywordsIn(list)
    const known = all.find((keyword) => titleOf(keyword) === name)
    if (known?.attributes.ID) return known.attributes.ID
    const id = freeId(all)
    const keyword: XmlElement = { name: 'Keyword', attributes: { ID: id }, children: [] }
    setText(keyword, 'Title', name)
    setText(keyword, 'Color', '0.5 0.5 0.5')
    list.children.push(keyword)
    return id
  }

  /** Removes keywords from the project; one with others below it stays. */
  removeKeywords(names: ReadonlySet<string>): void {
    const prune = (list: XmlElement) => {
      for (const keyword of childElements(list, 'Keyword'))
        for (const below of childElements(keyword, 'Children')) prune(below)
      list.children = list.children.filter(
        (child) =>
          typeof child === 'string' ||
          child.name !== 'Keyword' ||
          !names.has(titleOf(child)) ||
          childElements(child, 'Children').some((below) => keywordsIn(below).length > 0),
      )
    }
    for (const list of childElements(this.root, 'Keywords')) prune(list)
  }

  /** Writes the colours of the manuscript into the keywords of the project, also those of no item. */
  colourKeywords(): void {
    const colours = new Map(Object.entries(this.source.keywordColours))
    for (const list of childElements(this.root, 'Keywords')) {
      for (const keyword of keywordsIn(list)) {
        const colour = colours.get(titleOf(keyword))
        const [written] = childElements(keyword, 'Color')
        // An equal colour stays as the file has it, with its digits.
        if (colour && floatColour(written && textOf(written)) !== colour)
          setText(keyword, 'Color', floats(colour))
      }
    }
  }
}

function idIn(list: XmlElement, name: string, text: string, make: (id: string) => XmlElement): string {
  const all = childElements(list, name)
  const known = all.find((element) => textOf(element).trim() === text && element.attributes.ID !== '-1')
  if (known?.attributes.ID) return known.attributes.ID
  const id = freeId(all)
  list.children.push(make(id))
  return id
}

function keywordsIn(list: XmlElement): XmlElement[] {
  return childElements(list, 'Keyword').flatMap((keyword) => [
    keyword,
    ...childElements(keyword, 'Children').flatMap((children) => keywordsIn(children)),
  ])
}

/** An id that none of some elements has. */
export const freeId = (elements: readonly XmlElement[]): string =>
  String(Math.max(-1, ...elements.map(({ attributes }) => Number(attributes.ID)).filter(Number.isFinite)) + 1)

/** A colour as three numbers from 0 to 1. */
export const floats = (colour: string): string =>
  [1, 3, 5].map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255).toFixed(6)).join(' ')
