import type { QuillportType, RootRole } from '../types.ts'

/** The properties that the guess depends on. */
export interface GuessInput {
  parent: number | null
  scrivenerType: string
  title: string
  icon: string | null
  sectionType: string | null
  rootRole: RootRole | null
}

const CHARACTERS =
  /^(?:(?:main|minor|secondary|side|supporting|other|my|les?|the|die|der|los|las|el|il|i) )*(?:characters?|cast|people|person|personnages?|personajes?|charaktere?|figur(?:en)?|personen|personaggi(?:o)?|personage(?:m|ns|s|n)?|postać|postacie|персонажи?|герои|герой|人物|角色|登場人物|キャラクター|등장인물|karakter(?:er?|en)?|karaktär(?:er)?|hahmot?|شخصيات|شخصية|דמויות|דמות)(?![\p{L}\p{M}])/iu
const LOCATIONS =
  /^(?:(?:main|minor|other|my|les?|the|die|der|los|el|il|i) )*(?:places?|locations?|settings?|lieux?|endroits?|d[ée]cors?|lugar(?:es)?|localización|localizaciones|escenarios?|orte?|schaupl[äa]tze|schauplatz|luogh?[io]|ambientazion[ei]|locais|locaties?|plaats(?:en)?|miejsc[ae]|мест[ао]|локаци[ия]|地点|场景|場所|舞台|장소|sted(?:er)?|plats(?:er)?|paik(?:at|ka)|أماكن|مكان|מקומות|מקום)(?![\p{L}\p{M}])/iu
const NOTES =
  /^(?:notes?|notiz(?:en)?|notas?|appunt[io]|notities?|notatk[ia]|заметк[иа]|笔记|ノート|메모|ملاحظات|ملاحظة|הערות|הערה)(?![\p{L}\p{M}])/iu
const CHARACTER_ICON = /\bcharacters?\b/i
const LOCATION_ICON = /\b(?:locations?|places?)\b/i
const PART_SECTION =
  /^(?:part|partie|teil|parte|deel|część|часть|book|livre|buch|libro|act|acte|akt)(?![\p{L}\p{M}])/iu
const CHAPTER_SECTION =
  /^(?:chapter|chapitre|kapitel|cap[íi]tulo|capitolo|hoofdstuk|rozdział|глава)(?![\p{L}\p{M}])/iu
const SCENE_SECTION = /^(?:scene|sc[èe]ne|szene|escena|scena|cena|сцена)(?![\p{L}\p{M}])/iu

type Kind = 'draft' | 'research' | 'trash' | 'templates' | 'character' | 'location' | 'note'

const CONTAINERS = new Set(['Folder', 'DraftFolder', 'ResearchFolder', 'TrashFolder', 'Root'])

/**
 * Guesses the type of each item; the user may change every guess. Rules:
 *
 * - Draft, Research, Trash and the templates folder themselves, and folders outside the draft: `folder`.
 * - A picture, PDF, sound, web page or other file in any folder: `research`.
 * - In the draft: a section type named Part, Chapter or Scene (in several languages) decides. Otherwise a folder
 *   with direct texts, or an empty one, is a `chapter`; a folder with only folders is a `folder` (a part).
 *   A text with child items is a `chapter`, any other text a `scene`.
 * - In a folder named Characters, Places or Notes (in several languages) or with Scrivener's icon for them,
 *   outside the draft: `character`, `location` or `note`, including all descendants.
 * - In the templates folder: `character` or `location` by Scrivener's icon for them or by the title, as "Character
 *   Sketch", and otherwise `note`.
 * - In Research: `research`. In the trash: `scene`.
 * - Any other text outside the draft: `note`; with Scrivener's character or location sheet icon, that type.
 *
 * `items` must be in binder order, parents before children.
 */
export function guessTypes(items: readonly GuessInput[]): QuillportType[] {
  const holds = items.map(() => ({ texts: 0, folders: 0 }))
  for (const item of items) {
    const parent = item.parent === null ? undefined : holds[item.parent]
    if (!parent) continue
    if (CONTAINERS.has(item.scrivenerType)) parent.folders++
    else parent.texts++
  }
  const kinds: Kind[] = []
  return items.map((item, index) => {
    const inherited = item.parent === null ? 'note' : (kinds[item.parent] as Kind)
    const kind = kindOf(item, inherited)
    kinds.push(kind)
    return typeOf(item, kind, holds[index] as { texts: number; folders: number })
  })
}

function kindOf(item: GuessInput, inherited: Kind): Kind {
  if (item.rootRole) return item.rootRole
  if (inherited === 'draft' || inherited === 'trash') return inherited
  if (inherited === 'character' || inherited === 'location') return inherited
  const icon = item.icon ?? ''
  if (CHARACTER_ICON.test(icon)) return 'character'
  if (LOCATION_ICON.test(icon)) return 'location'
  if (!CONTAINERS.has(item.scrivenerType) && inherited !== 'templates') return inherited
  if (CHARACTERS.test(item.title)) return 'character'
  if (LOCATIONS.test(item.title)) return 'location'
  return NOTES.test(item.title) ? 'note' : inherited
}

function typeOf(item: GuessInput, kind: Kind, holds: { texts: number; folders: number }): QuillportType {
  if (item.rootRole) return 'folder'
  const isFolder = CONTAINERS.has(item.scrivenerType)
  if (!isFolder && item.scrivenerType !== 'Text') return 'research'
  if (kind === 'draft') return draftType(item, isFolder, holds)
  if (isFolder) return 'folder'
  if (kind === 'trash') return 'scene'
  return kind === 'templates' ? 'note' : kind
}

function draftType(
  item: GuessInput,
  isFolder: boolean,
  holds: { texts: number; folders: number },
): QuillportType {
  const section = item.sectionType ?? ''
  if (PART_SECTION.test(section) && isFolder) return 'folder'
  if (CHAPTER_SECTION.test(section)) return 'chapter'
  if (SCENE_SECTION.test(section) && !isFolder) return 'scene'
  if (isFolder) return holds.folders > 0 && holds.texts === 0 ? 'folder' : 'chapter'
  return holds.folders + holds.texts > 0 ? 'chapter' : 'scene'
}
