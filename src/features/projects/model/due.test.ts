import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import en from '../../../../locales/en/projects.json'
import fr from '../../../../locales/fr/projects.json'
import { dueLabelOf, dueTone } from './due.ts'

const today = '2026-11-20'
const open = (dueDate: string) => ({ dueDate, status: 'received' as const, withdrawnAt: null })
const english = createIntl({ locale: 'en-GB', messages: en })
const french = createIntl({ locale: 'fr', messages: fr })

describe('a due date', () => {
  it('is shown relative to today and as a date when it is near', () => {
    expect(dueLabelOf(english, open('2026-11-21'), today)).toBe('tomorrow, 21 Nov')
    expect(dueLabelOf(english, open('2026-11-20'), today)).toBe('today, 20 Nov')
    expect(dueLabelOf(french, open('2026-11-21'), today)).toBe('demain, 21 nov.')
  })

  it('is labelled overdue after its day', () => {
    expect(dueLabelOf(english, open('2026-11-18'), today)).toBe('2 days overdue, 18 Nov')
    expect(dueLabelOf(english, open('2026-11-19'), today)).toBe('1 day overdue, 19 Nov')
    expect(dueTone(open('2026-11-19'), today)).toBe('overdue')
  })

  it('is only a date when it is distant, with the year unless it is the current one', () => {
    expect(dueLabelOf(english, open('2026-12-24'), today)).toBe('24 Dec')
    expect(dueLabelOf(english, open('2027-01-05'), today)).toBe('5 Jan 2027')
  })

  it('is urgent today and for the next two days', () => {
    const tones = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map((day) =>
      dueTone(open(day), today),
    )
    expect(tones).toEqual(['today', 'soon', 'soon', 'calm'])
  })

  it('is never overdue for a delivered or withdrawn project', () => {
    const delivered = { ...open('2026-11-18'), status: 'delivered' as const }
    expect(dueTone(delivered, today)).toBe('calm')
    expect(dueLabelOf(english, delivered, today)).toBe('18 Nov')
    expect(dueTone({ ...open('2026-11-18'), withdrawnAt: '2026-11-19T00:00:00Z' }, today)).toBe('calm')
  })
})
