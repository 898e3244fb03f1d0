import { PROJECT_MESSAGES } from '@contract/project-fields.ts'
import { describe, expect, it } from 'vitest'
import en from '../../../../locales/en/projects.json'
import fr from '../../../../locales/fr/projects.json'
import { emptyProjectForm, messageIds, projectFormSchema } from './project-form-schema.ts'

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

  it('has the exact English text of each contract message, and a French one', () => {
    for (const sentence of Object.values(PROJECT_MESSAGES)) {
      const id = messageIds[sentence] ?? ''
      expect(english[id]).toBe(sentence)
      expect(french[id]).toBeTruthy()
      expect(french[id]).not.toBe(sentence)
    }
  })
})
