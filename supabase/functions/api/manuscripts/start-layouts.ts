import type { ItemType } from '../../_shared/contract/items.ts'
import type { CreateManuscriptBody } from '../../_shared/contract/manuscripts.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { STEP } from './positions.ts'

type Start = NonNullable<CreateManuscriptBody['start']>
type Piece = { type: ItemType; title: string; compile?: boolean; below?: readonly Piece[] }
type Layout = { pieces: readonly Piece[]; statuses: readonly string[]; labels: readonly [string, string][] }

const out = (title: string, type: ItemType = 'folder'): Piece => ({ type, title, compile: false })
const chapter = (title: string, ...scenes: string[]): Piece => ({
  type: 'chapter',
  title,
  below: scenes.map((scene) => ({ type: 'scene', title: scene })),
})

const LAYOUTS: Record<'en' | 'fr', Record<Start, Layout>> = {
  en: {
    blank: { pieces: [chapter('Chapter 1', 'Scene 1')], statuses: [], labels: [] },
    novel: {
      pieces: [
        chapter('Chapter 1', 'Scene 1'),
        chapter('Chapter 2', 'Scene 1'),
        chapter('Chapter 3', 'Scene 1'),
        out('Characters'),
        out('Locations'),
        out('Research'),
      ],
      statuses: ['To write', 'First draft', 'Revised', 'Done'],
      labels: [
        ['Main plot', '#b4532a'],
        ['Subplot', '#2f6f73'],
        ['Idea', '#8a6d1f'],
      ],
    },
    translation: {
      pieces: [
        chapter('Chapter 1', 'Passage 1'),
        out('Source text'),
        out('Glossary'),
        out('Questions for the author', 'note'),
      ],
      statuses: ['To translate', 'Translated', 'Proofread', 'Delivered'],
      labels: [
        ['Terminology', '#2f6f73'],
        ['Question', '#b4532a'],
      ],
    },
  },
  fr: {
    blank: { pieces: [chapter('Chapitre 1', 'Scène 1')], statuses: [], labels: [] },
    novel: {
      pieces: [
        chapter('Chapitre 1', 'Scène 1'),
        chapter('Chapitre 2', 'Scène 1'),
        chapter('Chapitre 3', 'Scène 1'),
        out('Personnages'),
        out('Lieux'),
        out('Recherches'),
      ],
      statuses: ['À écrire', 'Premier jet', 'Relu', 'Terminé'],
      labels: [
        ['Intrigue principale', '#b4532a'],
        ['Intrigue secondaire', '#2f6f73'],
        ['Idée', '#8a6d1f'],
      ],
    },
    translation: {
      pieces: [
        chapter('Chapitre 1', 'Passage 1'),
        out('Texte source'),
        out('Glossaire'),
        out('Questions à l’auteur', 'note'),
      ],
      statuses: ['À traduire', 'Traduit', 'Relu', 'Livré'],
      labels: [
        ['Terminologie', '#2f6f73'],
        ['Question', '#b4532a'],
      ],
    },
  },
}

/** Creates the first items of a new manuscript in its language, so that the user can write at once. */
export async function createStartLayout(
  tx: Tx,
  manuscriptId: string,
  start: Start,
  language: string,
): Promise<void> {
  const { pieces, statuses, labels } = LAYOUTS[/^fr(-|$)/.test(language) ? 'fr' : 'en'][start]
  const rows = rowsOf(manuscriptId, null, pieces)
  await Promise.all([
    tx`insert into public.manuscript_items ${tx(rows)}`,
    ...(statuses.length > 0
      ? [
          tx`insert into public.manuscript_statuses ${tx(
            statuses.map((name, at) => ({ manuscript_id: manuscriptId, name, position: (at + 1) * STEP })),
          )}`,
        ]
      : []),
    ...(labels.length > 0
      ? [
          tx`insert into public.manuscript_labels ${tx(
            labels.map(([name, colour], at) => ({
              manuscript_id: manuscriptId,
              name,
              colour,
              position: (at + 1) * STEP,
            })),
          )}`,
        ]
      : []),
  ])
}

function rowsOf(
  manuscriptId: string,
  parentId: string | null,
  pieces: readonly Piece[],
): Record<string, string | number | boolean | null>[] {
  return pieces.flatMap((piece, at) => {
    const id = crypto.randomUUID()
    const row = {
      id,
      manuscript_id: manuscriptId,
      parent_id: parentId,
      position: (at + 1) * STEP,
      type: piece.type,
      title: piece.title,
      include_in_compile: piece.compile ?? true,
    }
    return [row, ...rowsOf(manuscriptId, id, piece.below ?? [])]
  })
}
