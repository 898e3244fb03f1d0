import { foldAccents } from '@contract/fold-accents.ts'

const heading = (level: number) => `heading${level} titre${level} h${level} title`

/** The English and French words, without accents, that find a choice besides its name. */
const WORDS: Readonly<Record<string, string>> = {
  paragraph: 'body text paragraph normal corps texte paragraphe',
  heading1: `heading titre chapter chapitre ${heading(1)}`,
  heading2: `heading titre ${heading(2)}`,
  heading3: `heading titre ${heading(3)}`,
  heading4: `heading titre ${heading(4)}`,
  heading5: `heading titre ${heading(5)}`,
  heading6: `heading titre ${heading(6)}`,
  blockquote: 'quote quotation blockquote citation',
  codeBlock: 'code block bloc',
  bulletList: 'bulleted bullets list unordered liste puces',
  orderedList: 'numbered ordered list liste numerotee numeros',
  itemLink: 'link item lien element',
  picture: 'picture image photo illustration',
  'table.insert': 'insert table grid inserer tableau grille',
  rule: 'rule horizontal line divider separator ligne trait separateur',
  footnote: 'footnote note bas page',
  inlineFootnote: 'inline footnote note texte',
  comment: 'comment remark commentaire remarque',
  annotation: 'inline annotation remark remarque texte',
  split: 'split cut scinder couper diviser',
  merge: 'merge join next fusionner joindre suivant',
}

const wordsOf = (text: string) =>
  foldAccents(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Offered once a text is typed, so that the lists and insertions are in view without one. */
const RARE = /^heading[456]$/

type Named = { id: string; label: string }

/** 0 for a name that begins with the text, 1 for one with its words, 2 for other words of the choice, or null. */
function rankOf({ id, label }: Named, wanted: readonly string[]): 0 | 1 | 2 | null {
  const name = wordsOf(label)
  const starts = (words: readonly string[]) =>
    wanted.every((part) => words.some((word) => word.startsWith(part)))
  // "titre2" is typed as often as "titre 2".
  const joined = name.join('')
  if (joined.startsWith(wanted.join(''))) return 0
  if (starts(name)) return 1
  return starts([...name, ...(WORDS[id] ?? '').split(' ')]) ? 2 : null
}

/** The choices that the text after a slash finds by the beginning of English or French words, best first. */
export function findSlashChoices<Choice extends Named>(choices: readonly Choice[], query: string): Choice[] {
  const wanted = wordsOf(query)
  if (wanted.length === 0) return query === '' ? choices.filter(({ id }) => !RARE.test(id)) : []
  return choices
    .flatMap((choice) => {
      const rank = rankOf(choice, wanted)
      return rank === null ? [] : [{ choice, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ choice }) => choice)
}
