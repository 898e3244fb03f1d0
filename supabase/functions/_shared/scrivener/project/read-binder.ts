import { ArchiveError } from '../archive-error.ts'
import type { ArchiveLimits } from '../limits.ts'
import { XmlReader } from '../xml/read-xml.ts'
import { emptyBinder, type OpenElement, type RawBinder, type RawItem } from './raw-binder.ts'
import { closeItemElement, openItemElement } from './read-item.ts'
import { closeSettingsElement, openSettingsElement, type SettingsState } from './read-settings.ts'

/** Parses a `.scrivx` in chunks; stops at the first damage or exceeded limit. */
export async function readBinder(
  chunks: AsyncIterable<Uint8Array>,
  path: string,
  limits: ArchiveLimits,
): Promise<RawBinder> {
  const binder = emptyBinder()
  const reader = binderReader(binder, path, limits)
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > limits.binderBytes) throw tooLarge(path, limits)
    reader.write(chunk)
  }
  reader.close()
  return binder
}

function tooLarge(path: string, limits: ArchiveLimits): ArchiveError {
  const limit = Math.round(limits.binderBytes / (1024 * 1024))
  return new ArchiveError(
    'binder_too_large',
    `“${path}” is larger than ${limit} MB, too large for a Scrivener binder.`,
    {
      path,
      limit,
    },
  )
}

function binderReader(binder: RawBinder, path: string, limits: ArchiveLimits): XmlReader {
  const stack: OpenElement[] = []
  /** Indexes of the binder items that are still open. */
  const openItems: number[] = []
  const topChildren = { count: 0 }
  const settings: SettingsState = { keywordIds: [], collection: null }

  const startItem = (attributes: Readonly<Record<string, string>>): void => {
    if (binder.items.length >= limits.items) {
      throw new ArchiveError(
        'too_many_items',
        `The binder holds more than ${limits.items.toLocaleString('en')} documents, more than can be imported.`,
        { limit: limits.items },
      )
    }
    if (openItems.length >= limits.itemDepth) {
      throw new ArchiveError('too_deep', `The binder is nested more than ${limits.itemDepth} levels deep.`, {
        path,
        limit: limits.itemDepth,
      })
    }
    const parent = openItems.at(-1) ?? null
    const holder = parent === null ? null : (binder.items[parent] as RawItem)
    const position = holder ? holder.children++ : topChildren.count++
    openItems.push(binder.items.length)
    binder.items.push(newItem(attributes, parent, openItems.length - 1, position))
  }

  return new XmlReader(
    {
      open(name, attributes) {
        const parent = stack.at(-1)
        if (!parent) startRoot(binder, name, attributes, path)
        else if (name === 'BinderItem' && (parent.name === 'Binder' || parent.name === 'Children'))
          startItem(attributes)
        else {
          const item = openItems.at(-1)
          if (item === undefined) openSettingsElement(binder, settings, stack, name, attributes)
          else openItemElement(binder.items[item] as RawItem, stack, name, attributes)
        }
        stack.push({ name, attributes })
      },
      close(name, text) {
        const element = stack.pop() as OpenElement
        const item = openItems.at(-1)
        if (item === undefined) closeSettingsElement(binder, settings, stack, element, text)
        else if (name === 'BinderItem') openItems.pop()
        else closeItemElement(binder.items[item] as RawItem, stack, element, text)
      },
    },
    // A binder level is two elements, and an item's own data a few more.
    { path, isBinder: true, maxDepth: limits.itemDepth * 2 + 20, maxText: 20_000 },
  )
}

function startRoot(
  binder: RawBinder,
  name: string,
  attributes: Readonly<Record<string, string>>,
  path: string,
): void {
  if (name !== 'ScrivenerProject') {
    throw new ArchiveError(
      'binder_damaged',
      `“${path}” is not a Scrivener binder: it begins with <${name.slice(0, 40)}>.`,
      {
        path,
        line: 1,
      },
    )
  }
  binder.attributes = new Map(Object.entries(attributes))
}

function newItem(
  attributes: Readonly<Record<string, string>>,
  parent: number | null,
  depth: number,
  position: number,
): RawItem {
  return {
    parent,
    depth,
    position,
    children: 0,
    attributes: {
      id: attributes.ID ?? null,
      uuid: attributes.UUID ?? null,
      type: attributes.Type ?? '',
      created: attributes.Created,
      modified: attributes.Modified,
    },
    title: '',
    meta: new Map(),
    sectionTypeId: null,
    target: null,
    keywordIds: [],
    custom: [],
    bookmarks: [],
  }
}
