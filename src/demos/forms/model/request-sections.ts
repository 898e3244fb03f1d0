import type { ExampleRequest } from './request-form.ts'

/** The fields of the example request by section, for forms in tabs, panels and steps. */
export const REQUEST_SECTIONS = [
  { id: 'text', fields: ['title', 'service', 'due'] },
  { id: 'contact', fields: ['contact', 'email', 'company'] },
  { id: 'notes', fields: ['notes'] },
] as const satisfies readonly { id: string; fields: readonly (keyof ExampleRequest)[] }[]

/** The section of a field with an error, so that the form can open it. */
export const sectionOfError = (field: string): string =>
  REQUEST_SECTIONS.find(({ fields }) => fields.some((own) => own === field))?.id ?? REQUEST_SECTIONS[0].id
