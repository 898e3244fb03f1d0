import { describe, expect, it } from 'vitest'
import { exampleRequest } from './request-form.ts'
import { REQUEST_SECTIONS, sectionOfError } from './request-sections.ts'

describe('R-477: the sections of a form', () => {
  it('contain each field once', () => {
    expect(REQUEST_SECTIONS.flatMap(({ fields }) => [...fields])).toEqual(Object.keys(exampleRequest.shape))
  })

  it('name the section of a field with an error', () => {
    expect(sectionOfError('email')).toBe('contact')
    expect(sectionOfError('notes')).toBe('notes')
    expect(sectionOfError('root')).toBe('text')
  })
})
