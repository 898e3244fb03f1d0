import { z } from 'zod'
import { nameText } from './name-text.ts'

/** The values of the project form. */
export const SERVICE_TYPES = [
  'voiceOver',
  'translation',
  'revision',
  'modifications',
  'transcription',
  'other',
] as const
export const TIME_PREFERENCES = ['beforeNoon', 'before4pm', 'anytime'] as const

/** The messages at the form's fields; the screens translate them. */
export const PROJECT_MESSAGES = {
  title: 'Project title is required',
  property: 'Property is required',
  serviceType: 'Service type is required',
  timePreference: 'Time preference is required',
  dueDate: 'Due date is required',
  dueDatePast: 'Due date must be today or later',
  latest: 'Latest completion date is required',
  latestBeforeDue: 'Latest completion date must be after or equal to the due date',
  contactEmail: 'Enter a valid email address',
} as const
type Message = keyof typeof PROJECT_MESSAGES

const line = (max: number, message: Message) =>
  ({
    kind: 'line',
    max,
    message,
    input: nameText(max, PROJECT_MESSAGES[message]),
    output: z.string(),
  }) as const
const choice = <T extends readonly [string, ...string[]]>(values: T, message: Message) =>
  ({
    kind: 'choice',
    values,
    message,
    input: z.enum(values, { error: PROJECT_MESSAGES[message] }),
    output: z.enum(values),
  }) as const
const day = (message: Message) =>
  ({
    kind: 'day',
    message,
    input: z.iso.date({ error: PROJECT_MESSAGES[message] }),
    output: z.iso.date(),
  }) as const
// Optional without a default: in a PATCH, a default would fill and so clear an omitted field.
const text = (max: number) =>
  ({ kind: 'text', max, input: z.string().trim().max(max).optional(), output: z.string() }) as const
const email = (max: number, message: Message) =>
  ({
    kind: 'email',
    max,
    message,
    input: z.email({ error: PROJECT_MESSAGES[message] }).max(max).optional(),
    output: z.string(),
  }) as const

/** The fields of a project that lists show. */
export const PROJECT_LIST_FIELDS = {
  title: line(200, 'title'),
  property: line(200, 'property'),
  serviceType: choice(SERVICE_TYPES, 'serviceType'),
  timePreference: choice(TIME_PREFERENCES, 'timePreference'),
  dueDate: day('dueDate'),
  latestCompletionDate: day('latest'),
  /** The number of the order at the client (PO), R-703. */
  clientReference: text(100),
} as const

/** The fields that only the page of a project shows. */
export const PROJECT_DETAIL_FIELDS = {
  description: text(10_000),
  serviceDescription: text(5000),
  /** The account's address by default. */
  contactEmail: email(320, 'contactEmail'),
} as const

/**
 * The fields that the form of a project edits, in form order. Request, response, columns, form and conflict dialog are
 * made from this; CONTRIBUTING.md has the steps to add one.
 */
export const PROJECT_FIELDS = { ...PROJECT_LIST_FIELDS, ...PROJECT_DETAIL_FIELDS } as const
export type ProjectField = keyof typeof PROJECT_FIELDS
export const projectFieldNames = Object.keys(PROJECT_FIELDS) as ProjectField[]

/** Returns one part of each field definition, as the shape of a zod object. */
export const fieldParts = <F extends object, P extends keyof F[keyof F]>(fields: F, part: P) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[part]])) as {
    [Name in keyof F]: F[Name][P]
  }
