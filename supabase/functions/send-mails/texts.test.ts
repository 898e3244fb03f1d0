import { describe, expect, it } from 'vitest'
import { TEXTS } from './texts.ts'

const lineOf = (language: 'en' | 'fr', payload: Parameters<typeof TEXTS.en.events.project_status>[2]) =>
  TEXTS[language].events.project_status('', 'Atlas', payload, 'UTC')

describe('a mail about a new status (R-682)', () => {
  it.each([
    ['received', '“Atlas” is now received', 'reçue'],
    ['in_progress', '“Atlas” is now in progress', 'en cours'],
    ['delivered', '“Atlas” is now delivered', 'livrée'],
  ])('names the status %s in the language of its reader', (status, english, french) => {
    expect(lineOf('en', { status })).toBe(english)
    expect(lineOf('fr', { status })).toBe(`La demande «\u202fAtlas\u202f» est maintenant ${french}`)
  })
})

it('R-986: a mail about several assigned requests counts them in the language of its reader', () => {
  const id = '5f6d3f0e-6a1d-4f54-9c53-9c2f7a8f0001'
  const assigned = (language: 'en' | 'fr', projectIds?: string[]) =>
    TEXTS[language].events.project_assigned('Marc', 'Atlas', projectIds ? { projectIds } : {}, 'UTC')
  expect(assigned('en', [id, id])).toBe('Marc assigned 2 requests to you')
  expect(assigned('fr', [id, id])).toBe('Marc vous a confié 2 demandes')
  expect(assigned('en')).toBe('Marc assigned “Atlas” to you')
  expect(assigned('fr')).toBe('Marc vous a confié «\u202fAtlas\u202f»')
})

describe('a mail about an event (R-682)', () => {
  it.each<
    [keyof typeof TEXTS.en.events, Parameters<typeof TEXTS.en.events.project_status>[2], string, string]
  >([
    ['project_joined', { status: 'observer' }, 'Mona added you to “Atlas” as an observer', 'en observation'],
    ['project_joined', { status: 'contact' }, 'Mona added you to “Atlas” as a contact', 'comme contact'],
    ['project_due_date', { dueDate: '2026-05-04' }, 'to May 4, 2026', '\u202f: 4 mai 2026'],
    ['project_accepted', { status: 'automatic' }, 'was accepted automatically', 'Acceptation automatique'],
    ['project_accepted', { at: '2026-05-01T23:30:00Z' }, 'on May 2, 2026', 'le 2 mai 2026'],
    [
      'project_reminder',
      { status: 'question' },
      'a question about “Atlas” waits for your answer',
      'une question',
    ],
    ['project_reminder', { status: 'price' }, 'the price of “Atlas” waits for your decision', 'le prix'],
    ['project_reminder', { status: 'accept' }, 'the delivery of “Atlas” waits', 'la livraison'],
    ['project_accepts_soon', { at: '2026-05-01T23:30:00Z' }, 'on May 2, 2026 unless', 'le 2 mai 2026, sauf'],
    ['project_change_decided', { status: 'accepted' }, 'Mona accepted your change', 'a accepté'],
    ['project_change_decided', { status: 'declined' }, 'Mona declined your change', 'a refusé'],
    ['project_price', { status: 'asked' }, 'Mona asks you to accept a price', 'vous demande d’accepter'],
    ['project_price', {}, 'Mona set a price', 'a fixé un prix'],
    ['project_price_decided', { status: 'accepted' }, 'Mona accepted the price', 'a accepté le prix'],
    ['project_price_decided', { status: 'declined' }, 'Mona declined the price', 'a refusé le prix'],
    ['plan_decided', { status: 'approved' }, 'was approved', 'a été acceptée'],
    ['plan_decided', { status: 'declined' }, 'was declined', 'a été refusée'],
    ['project_file', { languages: ['fr', 'de'] }, '(French and German)', '(français et allemand)'],
  ])('%s %j says what happened in both languages', (kind, payload, english, french) => {
    const textOf = (language: 'en' | 'fr') =>
      TEXTS[language].events[kind]('Mona', 'Atlas', payload, 'Asia/Tokyo')
    expect(textOf('en')).toContain(english)
    expect(textOf('fr')).toContain(french)
  })

  it('counts the events of a day in both languages', () => {
    expect([TEXTS.en.daily(1), TEXTS.en.daily(3), TEXTS.en.more(1)]).toEqual([
      'One event since yesterday',
      '3 events since yesterday',
      'And one more.',
    ])
    expect([TEXTS.fr.daily(1), TEXTS.fr.more(2)]).toEqual(['Une nouveauté depuis hier', 'Et 2 autres.'])
  })
})
