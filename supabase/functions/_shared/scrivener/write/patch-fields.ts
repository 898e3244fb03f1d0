import type { CustomField, FieldType } from '../../contract/custom-fields.ts'
import { readFieldValue, type SourceField } from '../project/project-fields.ts'
import { cleanText, cutText } from '../text/clean-text.ts'
import type { ScrivenerProject } from '../types.ts'
import { freeId, textOf } from './project-lists.ts'
import type { ScrivSource } from './scriv-source.ts'
import { childElements, childOf, removeChildren, setText, type XmlElement } from './xml-tree.ts'

type Known = { element: XmlElement; field: SourceField }

const typeNames: Readonly<Record<FieldType, string>> = {
  text: 'Text',
  list: 'List',
  date: 'Date',
  checkbox: 'Checkbox',
}
const idOf = (element: XmlElement): string => cutText((element.attributes.ID ?? '').trim(), 100)
const optionsIn = (element: XmlElement): XmlElement[] =>
  childElements(element, 'ListOptions').flatMap((list) => childElements(list, 'Option'))

/** The custom fields of a project as the manuscript has them, and the values of its items. */
export class FieldWriter {
  private readonly known: ReadonlyMap<string, Known>
  private readonly deleted: ReadonlySet<string>
  /** Old projects have fields without types. */
  private readonly hasTypes: boolean

  constructor(
    private readonly root: XmlElement,
    project: Pick<ScrivenerProject, 'customFields' | 'version'>,
    private readonly source: Pick<ScrivSource, 'customFields' | 'deletedFields'>,
  ) {
    this.hasTypes = !project.version.startsWith('1.')
    this.deleted = new Set(source.deletedFields)
    const fields = new Map(project.customFields.map((field) => [field.id, field]))
    this.known = new Map(
      this.elements().flatMap((element): [string, Known][] => {
        const field = fields.get(idOf(element))
        const options = optionsIn(element).map((option): [string, string] => [
          (option.attributes.ID ?? '').trim(),
          textOf(option).trim(),
        ])
        return field ? [[field.id, { element, field: { ...field, optionIds: new Map(options) } }]] : []
      }),
    )
  }

  /** Writes new fields, titles, types, options and the order, and removes the fields that are deleted. */
  write(): void {
    const wanted = this.source.customFields.map((field) => {
      const known = this.known.get(field.id)
      if (known) this.patch(known, field)
      return known?.element ?? this.newElement(field)
    })
    const present = this.elements()
    if (present.length === wanted.length && present.every((element, at) => element === wanted[at])) return
    const list = childOf(this.root, 'CustomMetaDataSettings')
    removeChildren(list, 'MetaDataField')
    list.children.push(...new Set(wanted))
  }

  /** Replaces the values of an item; a value that was not changed stays as the file has it. */
  writeValues(meta: XmlElement, custom: Readonly<Record<string, string>>): void {
    const before = new Map(
      childElements(meta, 'CustomMetaData')
        .flatMap((list) => childElements(list, 'MetaDataItem'))
        .map((entry) => [
          childElements(entry, 'FieldID').map(textOf).join('').trim(),
          childElements(entry, 'Value').map(textOf).join(''),
        ]),
    )
    removeChildren(meta, 'CustomMetaData')
    const values = Object.entries(custom).filter(([title]) => !this.deleted.has(title))
    if (values.length === 0) return
    childOf(meta, 'CustomMetaData').children = values.map(([title, value]) => {
      const field = this.source.customFields.find((one) => one.title === title)
      // The title of a value without a field is its id.
      const id = field?.id ?? title
      const entry: XmlElement = { name: 'MetaDataItem', attributes: {}, children: [] }
      setText(entry, 'FieldID', id)
      setText(entry, 'Value', field ? this.valueOf(field, value, before.get(id)) : value)
      return entry
    })
  }

  private elements(): XmlElement[] {
    return childElements(this.root, 'CustomMetaDataSettings').flatMap((list) =>
      childElements(list, 'MetaDataField'),
    )
  }

  private patch({ element, field }: Known, { title, type, options }: CustomField): void {
    if (title !== field.title) this.setTitle(element, title)
    if (!this.hasTypes) return
    if (type !== field.type) element.attributes.Type = typeNames[type]
    if (type !== field.type || options.join('\n') !== field.options.join('\n')) setOptions(element, options)
  }

  private newElement(field: CustomField): XmlElement {
    const element: XmlElement = { name: 'MetaDataField', attributes: { ID: field.id }, children: [] }
    if (this.hasTypes) {
      element.attributes.Type = typeNames[field.type]
      setText(element, 'Title', field.title)
      setOptions(element, field.options)
    } else element.children = [field.title]
    return element
  }

  private setTitle(element: XmlElement, title: string): void {
    if (this.hasTypes || childElements(element, 'Title').length > 0) setText(element, 'Title', title)
    else element.children = [title]
  }

  private valueOf({ id, type }: CustomField, value: string, before: string | undefined): string {
    const known = this.known.get(id)
    if (before !== undefined && known?.field.type === type) {
      if (readFieldValue(cleanText(before).trim(), known.field) === value) return before
    }
    if (!this.hasTypes) return value
    if (type === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value} 00:00:00 +0000` : value
    if (type !== 'list') return value
    const element = this.elements().find((one) => idOf(one) === id)
    const option = element && optionsIn(element).find((one) => textOf(one).trim() === value)
    return option?.attributes.ID ?? value
  }
}

/** Writes the options of a list; one that stays keeps its id. */
function setOptions(element: XmlElement, options: readonly string[]): void {
  if (options.length === 0) {
    removeChildren(element, 'ListOptions')
    return
  }
  const known = optionsIn(element)
  const list = childOf(element, 'ListOptions')
  list.attributes.Default ??= 'None'
  const all = [...known]
  const written = options.map((text) => {
    const same = known.find((option) => textOf(option).trim() === text)
    const option = same ?? { name: 'Option', attributes: { ID: freeId(all) }, children: [text] }
    if (!same) all.push(option)
    return option
  })
  list.children = written
}
