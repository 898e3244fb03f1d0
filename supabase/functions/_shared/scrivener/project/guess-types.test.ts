import { describe, expect, it } from 'vitest'
import type { RootRole } from '../types.ts'
import { type GuessInput, guessTypes } from './guess-types.ts'

interface Node {
  title?: string
  kind?: string
  icon?: string
  section?: string
  role?: RootRole
  children?: Node[]
}
const folder = (title: string, ...children: Node[]): Node => ({ title, kind: 'Folder', children })
const text = (title = 'x'): Node => ({ title })

/** The guesses in binder order. */
function guess(...roots: Node[]): string[] {
  const items: GuessInput[] = []
  const add = (node: Node, parent: number | null): void => {
    const { title = 'x', kind = 'Text', icon = null, section = null, role = null } = node
    const index =
      items.push({ parent, scrivenerType: kind, title, icon, sectionType: section, rootRole: role }) - 1
    for (const child of node.children ?? []) add(child, index)
  }
  for (const root of roots) add(root, null)
  return guessTypes(items)
}
const draft = (...children: Node[]): Node => ({
  title: 'Ébauche',
  kind: 'DraftFolder',
  role: 'draft',
  children,
})

describe('types are guessed', () => {
  it('in the draft: folders of texts are chapters, folders of folders are parts, texts are scenes', () => {
    expect(guess(draft(folder('Part', folder('One', text(), text()), folder('Empty')), text()))).toEqual([
      'folder',
      'folder',
      'chapter',
      'scene',
      'scene',
      'chapter',
      'scene',
    ])
  })
  it('a text that holds texts is a chapter', () => {
    expect(guess(draft({ title: 'One', children: [text()] }))).toEqual(['folder', 'chapter', 'scene'])
  })
  it('a section type decides in the draft', () => {
    expect(
      guess(draft({ ...text(), section: 'Chapitre' }, { ...folder('A', text()), section: 'Part Heading' })),
    ).toEqual(['folder', 'chapter', 'folder', 'scene'])
  })
  it.each([
    ['Characters', 'character'],
    ['PERSONNAGES', 'character'],
    ['Personajes principales', 'character'],
    ['人物', 'character'],
    ['Les lieux', 'location'],
    ['Schauplätze', 'location'],
    ['場所', 'location'],
    ['Character', 'character'],
    ['Supporting characters', 'character'],
    ['The main characters', 'character'],
    ['Personagem', 'character'],
    ['Personaggio', 'character'],
    ['Персонаж', 'character'],
    ['Place', 'location'],
    ['Le lieu', 'location'],
    ['Luoghi', 'location'],
    ['Luogo', 'location'],
    ['Место', 'location'],
    ['Local history', 'note'],
    ['Peopled lands', 'note'],
    ['Notes', 'note'],
    ['Castle ideas', 'note'],
    ['Placebo', 'note'],
  ])('texts in a folder “%s” are %s', (title, type) => {
    expect(guess(folder(title, text(), folder('More', text())))).toEqual(['folder', type, 'folder', type])
  })
  it('Scrivener’s icons say it too', () => {
    expect(guess({ ...folder('Équipe', text()), icon: 'Characters (Photo)' })).toEqual([
      'folder',
      'character',
    ])
    expect(guess({ ...text(), icon: 'Locations (Location Sheet)' })).toEqual(['location'])
  })
  it('names mean nothing inside the draft', () => {
    expect(guess(draft(folder('Characters', text())))).toEqual(['folder', 'chapter', 'scene'])
  })
  it('research, templates and trash have their own', () => {
    expect(
      guess({ kind: 'ResearchFolder', role: 'research', children: [text(), folder('Characters', text())] }),
    ).toEqual(['folder', 'research', 'folder', 'character'])
    expect(
      guess({
        kind: 'Folder',
        role: 'templates',
        children: [
          { ...text(), icon: 'Characters (Character Sheet)' },
          { ...text(), title: 'Setting Sketch' },
          text(),
        ],
      }),
    ).toEqual(['folder', 'character', 'location', 'note'])
    expect(guess({ kind: 'TrashFolder', role: 'trash', children: [text(), folder('x')] })).toEqual([
      'folder',
      'scene',
      'folder',
    ])
  })
  it.each(['Image', 'PDF', 'Media', 'WebArchive', 'Other', 'Unheard'])(
    'a file of kind %s is research anywhere',
    (kind) => {
      expect(guess(draft({ kind }))).toEqual(['folder', 'research'])
    },
  )
})
