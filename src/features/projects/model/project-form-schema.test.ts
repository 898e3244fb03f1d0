import { FIXED_SENTENCES } from '@contract/errors.ts'
import { PROJECT_FIELDS } from '@contract/project-fields.ts'
import { describe, expect, it } from 'vitest'
import { reasonMessage } from '@/lib/api/refusal.ts'
import en from '../../../../locales/en/projects.json'
import fr from '../../../../locales/fr/projects.json'
import { emptyProjectForm, projectFormSchema, projectWords } from './project-form-schema.ts'

const form = projectFormSchema(() => '2026-11-21')
const good = {
  ...emptyProjectForm,
  title: 'Audio guide',
  property: 'Harbour museum',
  serviceType: 'voiceOver',
  timePreference: 'anytime',
  dueDate: '2026-11-21',
  latestCompletionDate: '2026-11-21',
}
const english: Record<string, string> = en
const french: Record<string, string> = fr
const faults = (values: unknown, schema = form) =>
  Object.fromEntries(
    (schema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      english[message],
    ]),
  )

describe('the request form (R-131)', () => {
  it('accepts a project that is due and completed today', () => {
    expect(faults(good)).toEqual({})
  })

  it('R-989: keeps the preferences for the voice of a voice-over only', () => {
    const wishes = { ...good, voiceWishes: ' A warm voice ' }
    expect(form.parse(wishes).voiceWishes).toBe('A warm voice')
    expect(form.parse({ ...wishes, serviceType: 'translation' }).voiceWishes).toBe('')
    expect(Object.keys(faults({ ...good, voiceWishes: 'x'.repeat(1001) }))).toEqual(['voiceWishes'])
  })

  it('R-130: requires every field, with the fixed messages', () => {
    expect(faults(emptyProjectForm)).toEqual({
      title: 'Project title is required',
      property: 'Property is required',
      serviceType: 'Service type is required',
      timePreference: 'Time preference is required',
      dueDate: 'Due date is required',
      latestCompletionDate: 'Latest completion date is required',
    })
  })

  it('R-132: offers the six service types and the three time preferences', () => {
    expect(PROJECT_FIELDS.serviceType.values).toEqual([
      'voiceOver',
      'translation',
      'revision',
      'modifications',
      'transcription',
      'other',
    ])
    expect(PROJECT_FIELDS.timePreference.values).toEqual(['beforeNoon', 'before4pm', 'anytime'])
  })

  it('treats spaces as empty', () => {
    expect(faults({ ...good, title: '  ' })).toEqual({ title: 'Project title is required' })
  })

  it('rejects a due date in the past and a completion date before it', () => {
    expect(faults({ ...good, dueDate: '2026-11-20' })).toEqual({ dueDate: 'Due date must be today or later' })
    expect(faults({ ...good, dueDate: '2026-11-25', latestCompletionDate: '2026-11-24' })).toEqual({
      latestCompletionDate: 'Latest completion date must be after or equal to the due date',
    })
  })

  it('checks the dates while other fields are empty', () => {
    expect(
      faults({ ...emptyProjectForm, dueDate: '2026-11-20', latestCompletionDate: '2026-11-19' }),
    ).toMatchObject({
      title: 'Project title is required',
      dueDate: 'Due date must be today or later',
      latestCompletionDate: 'Latest completion date must be after or equal to the due date',
    })
  })

  it('accepts the stored date of an overdue project', () => {
    const kept = projectFormSchema(() => '2026-11-21', '2026-11-10')
    expect(faults({ ...good, dueDate: '2026-11-10' }, kept)).toEqual({})
    expect(faults({ ...good, dueDate: '2026-11-11' }, kept)).toEqual({
      dueDate: 'Due date must be today or later',
    })
  })

  it('requires an existing date in the format YYYY-MM-DD', () => {
    expect(faults({ ...good, dueDate: '31/12/2026' })).toEqual({
      dueDate: english['projects.error.dayFormat'],
    })
  })

  it('R-130, R-131: has the exact English text of each fixed sentence, and a French one', () => {
    const reasons = Object.keys(FIXED_SENTENCES).slice(0, 8) as (keyof typeof FIXED_SENTENCES)[]
    for (const reason of reasons) {
      const id = reasonMessage(reason, projectWords) ?? ''
      expect(english[id]).toBe(FIXED_SENTENCES[reason])
      expect(french[id]).toBeTruthy()
      expect(french[id]).not.toBe(english[id])
    }
  })
})
