import { expect, it } from 'vitest'
import { paragraphOf } from './file-text.ts'
import { guessLanguage } from './guess-language.ts'

const guess = (...lines: string[]) => guessLanguage(lines.map((line) => ({ node: paragraphOf(line) })))

it.each([
  [
    'en',
    'She had left the harbour before noon, and nobody was there to see that the boat had no name on it.',
  ],
  [
    'fr',
    'Elle a quitté le port avant midi, et il n’y avait personne pour voir que la barque ne portait pas de nom.',
  ],
  [
    'de',
    'Sie hatte den Hafen vor dem Mittag verlassen, und es war niemand da, der sah, dass das Boot nicht zu ihr gehörte.',
  ],
  [
    'es',
    'Había dejado el puerto antes del mediodía y no quedaba nadie que viera que la barca no tenía un nombre en la proa.',
  ],
  [
    'it',
    'Era partita dal porto prima di mezzogiorno, e non c’era nessuno che vedesse che la barca non aveva un nome.',
  ],
  [
    'pt',
    'Ela deixou o porto antes do meio-dia e não havia ninguém para ver que o barco não tinha um nome na proa.',
  ],
  [
    'nl',
    'Ze had de haven voor de middag verlaten en er was niemand die zag dat het bootje niet van haar vader was.',
  ],
  [
    'pl',
    'Wyszła z portu przed południem i nie było tam nikogo, kto by zobaczył, że łódź nie ma na burcie ani imienia, ani numeru, jak to bywa.',
  ],
  ['ru', 'Она ушла из порта.'],
  ['he', 'היא עזבה את הנמל לפני הצהריים.'],
  ['ar', 'غادرت الميناء قبل الظهر.'],
  ['ja', '彼女は昼前に港を出た。誰もいなかった。'],
  ['zh', '她在中午之前离开了港口。'],
  ['ko', '그녀는 정오 전에 항구를 떠났다.'],
] as const)('recognises %s (R-886)', (language, text) => {
  expect(guess(text)).toBe(language)
})

it('guesses nothing of names, numbers, or few words', () => {
  expect(guess('')).toBeNull()
  expect(guess('The end')).toBeNull()
  expect(guess(Array.from({ length: 40 }, (_, at) => `Zorv${at} Mbek ${at}`).join(' '))).toBeNull()
  expect(guess('1. 2. 3.')).toBeNull()
})

it('guesses nothing of a text in two languages, where none is clearly ahead (R-886)', () => {
  const english =
    'She had left the harbour before noon, and nobody was there to see that it was not her boat.'
  const french =
    'Elle a quitté le port avant midi, et il n’y avait pas une personne sur le quai pour la voir.'
  expect(guess(english, french)).toBeNull()
  expect(guess(english, english, english, french)).toBe('en')
})

it('is not misled by a quoted word of another script', () => {
  expect(
    guess(
      'She said שלום to the man at the door, and he was not sure that he had heard it in the noise of the rain.',
    ),
  ).toBe('en')
})

it('reads the beginning of a long text only', () => {
  const line = 'She was not in the house and he had not seen her at the door.'
  const lines = Array.from({ length: 2000 }, () => line)
  expect(guess(...lines, ...lines.map(() => 'Ш'.repeat(200)))).toBe('en')
})
