type BookWords = Readonly<{
  chapter: string
  contents: string
  notes: string
  comments: string
  alsoBy: string
  by: string
  /** About how many words a manuscript has. */
  words: string
  note: string
}>

const words: Readonly<Record<string, BookWords>> = {
  en: {
    chapter: 'Chapter',
    contents: 'Contents',
    notes: 'Notes',
    comments: 'Comments',
    alsoBy: 'Also by',
    by: 'by',
    words: 'about {count} words',
    note: 'Note',
  },
  fr: {
    chapter: 'Chapitre',
    contents: 'Table des matières',
    notes: 'Notes',
    comments: 'Commentaires',
    alsoBy: 'Du même auteur',
    by: 'par',
    words: 'environ {count} mots',
    note: 'Note',
  },
  de: {
    chapter: 'Kapitel',
    contents: 'Inhalt',
    notes: 'Anmerkungen',
    comments: 'Kommentare',
    alsoBy: 'Weitere Bücher von',
    by: 'von',
    words: 'etwa {count} Wörter',
    note: 'Anmerkung',
  },
  es: {
    chapter: 'Capítulo',
    contents: 'Índice',
    notes: 'Notas',
    comments: 'Comentarios',
    alsoBy: 'Otras obras de',
    by: 'de',
    words: 'unas {count} palabras',
    note: 'Nota',
  },
  it: {
    chapter: 'Capitolo',
    contents: 'Indice',
    notes: 'Note',
    comments: 'Commenti',
    alsoBy: 'Altre opere di',
    by: 'di',
    words: 'circa {count} parole',
    note: 'Nota',
  },
  pt: {
    chapter: 'Capítulo',
    contents: 'Índice',
    notes: 'Notas',
    comments: 'Comentários',
    alsoBy: 'Outras obras de',
    by: 'de',
    words: 'cerca de {count} palavras',
    note: 'Nota',
  },
  nl: {
    chapter: 'Hoofdstuk',
    contents: 'Inhoud',
    notes: 'Noten',
    comments: 'Opmerkingen',
    alsoBy: 'Ook van',
    by: 'door',
    words: 'ongeveer {count} woorden',
    note: 'Noot',
  },
}

/** The words that a book itself contains, in its language; English for a language without a list. */
export function bookWords(language: string): BookWords {
  const primary = language.split('-')[0] ?? ''
  return (Object.hasOwn(words, primary) ? words[primary] : undefined) ?? (words.en as BookWords)
}

/** A number in Roman capitals; from 4000 in Arabic digits. */
export function roman(number: number): string {
  if (number < 1 || number > 3999) return String(number)
  const units: [number, string][] = [
    [1000, 'M'],
    [900, 'CM'],
    [500, 'D'],
    [400, 'CD'],
    [100, 'C'],
    [90, 'XC'],
    [50, 'L'],
    [40, 'XL'],
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ]
  let rest = number
  let text = ''
  for (const [value, letters] of units) {
    while (rest >= value) {
      text += letters
      rest -= value
    }
  }
  return text
}
