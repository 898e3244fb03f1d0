import { describe, expect, it } from 'vitest'
import { wordingFaults } from './wording.ts'

const SPACE = '\u202f'

describe('French typography', () => {
  it.each([
    `Voulez-vous quitter${SPACE}?`,
    `{name}${SPACE}: enregistré`,
    `«${SPACE}{title}${SPACE}» a été importé`,
    `{hasTitle, select, yes {${SPACE}: «${SPACE}{title}${SPACE}»} other {}}`,
    '{count, plural, =0 {Aucun} one {# résultat} other {# résultats}}',
    'Le {when, date, ::yMMMd} à 10:30',
    'Collez une adresse https://example.org/?q=1;2',
    'Désactiver l’accès',
  ])('accepts “%s”', (message) => expect(wordingFaults(message, 'fr')).toEqual([]))

  it.each([
    ['no space', 'Quitter?'],
    ['a plain space', 'Quitter ?'],
    ['a wide no-break space', 'Langue\u00a0: {language}'],
    ['two spaces', `Langue ${SPACE}: {language}`],
    ['no space before ;', 'Trop court; réessayez'],
    ['no space before !', 'Bravo!'],
    ['no space after a value', '{name}: enregistré'],
    ['no space in a plural case', `{count, plural, one {Supprimer {name}?} other {Supprimer${SPACE}?}}`],
    ['a plain space before »', `«${SPACE}{title} »`],
    ['a plain space after «', `« {title}${SPACE}»`],
    ['no space after «', `«{title}${SPACE}»`],
    ['a straight apostrophe', "Désactiver l'accès"],
  ])('refuses %s', (_what, message) => expect(wordingFaults(message, 'fr')).toHaveLength(1))
})

describe('wording', () => {
  it.each([
    ['Somebody else saved this', 'en'],
    ['assigned to nobody', 'en'],
    ['{count, plural, =0 {Nobody} one {# person} other {# people}}', 'en'],
    ['Shared with everybody {name}', 'en'],
    ['Changed meanwhile', 'en'],
    ['Start anew', 'en'],
    ['Open the shelf', 'en'],
    ['Saved!', 'en'],
    ['Confirm your e-mail', 'en'],
    ['Choose a Colour', 'en'],
    ['Organised by date', 'en'],
    ['The import was cancelled', 'en'],
    ["You don't have permission", 'en'],
    ['Search "{q}"', 'en'],
    ['Nouvelle entreprise', 'fr'],
    ['État', 'fr'],
    ['Trier par état', 'fr'],
    ['Dans l’app', 'fr'],
    ['Offre basique', 'fr'],
    ['Demande n°{no}', 'fr'],
  ] as const)('refuses “%s”', (message, language) => expect(wordingFaults(message, language)).toHaveLength(1))

  it.each([
    ['Someone else saved this', 'en'],
    ['In-house writer', 'en'],
    ['{nobody}', 'en'],
    ['Cancellation by email', 'en'],
    ['You don’t have permission to raise “{name}”', 'en'],
    ["{count, plural, one {Order '#'{id}} other {# orders}}", 'en'],
    ['{status, select, desk {Table} other {Page}}', 'en'],
    ['Le dernier état connu', 'fr'],
    ['Dans l’application', 'fr'],
    ['nº {no}', 'fr'],
  ] as const)('accepts “%s”', (message, language) => expect(wordingFaults(message, language)).toEqual([]))
})

describe('the number sign', () => {
  it('is quoted before a value of a plural, where it is the count', () => {
    expect(
      wordingFaults('{count, plural, one {Delete order #{order}?} other {Delete # orders?}}', 'en'),
    ).toEqual(["has # before a value in a plural: write '#'"])
    expect(wordingFaults("{count, plural, one {Delete order '#'{order}?} other {# orders}}", 'en')).toEqual(
      [],
    )
    expect(wordingFaults('Order #{order}', 'en')).toEqual([])
  })
})
