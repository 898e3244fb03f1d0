import { z } from 'zod'
import { boundedArray } from './bounded.ts'
import type { RefusalReason } from './errors.ts'
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

const line = (max: number, message: RefusalReason) =>
  ({
    kind: 'line',
    max,
    message,
    input: nameText(max, message),
    output: z.string(),
  }) as const
const choice = <T extends readonly [string, ...string[]]>(values: T, message: RefusalReason) =>
  ({
    kind: 'choice',
    values,
    message,
    input: z.enum(values, { error: message }),
    output: z.enum(values),
  }) as const
const day = (message: RefusalReason) =>
  ({
    kind: 'day',
    message,
    input: z.iso.date({ error: message }),
    output: z.iso.date(),
  }) as const
// Optional without a default: in a PATCH, a default would fill and so clear an omitted field.
const text = (max: number) =>
  ({ kind: 'text', max, input: z.string().trim().max(max).optional(), output: z.string() }) as const
const email = (max: number, message: RefusalReason) =>
  ({
    kind: 'email',
    max,
    message,
    input: z.email({ error: message }).max(max).optional(),
    output: z.string(),
  }) as const

/** A language as the subset of BCP 47 that names one: language, script and region in their canonical case. */
export const languageTag = z.string().regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/)
export const isLanguageTag = (text: string): boolean => languageTag.safeParse(text).success
const language = {
  kind: 'language',
  input: z.union([z.literal(''), languageTag]).optional(),
  output: z.string(),
} as const
const languages = (max: number) =>
  ({
    kind: 'languages',
    max,
    input: boundedArray(languageTag, max)
      .refine((tags) => new Set(tags).size === tags.length)
      .optional(),
    output: z.array(z.string()),
  }) as const

/** The fields of a project that lists show. */
export const PROJECT_LIST_FIELDS = {
  title: line(200, 'title_required'),
  property: line(200, 'property_required'),
  serviceType: choice(SERVICE_TYPES, 'service_type_required'),
  timePreference: choice(TIME_PREFERENCES, 'time_preference_required'),
  dueDate: day('due_date_required'),
  latestCompletionDate: day('latest_date_required'),
  /** The number of the order at the client (PO), R-703. */
  clientReference: text(100),
  /** The languages of the work, both optional. */
  sourceLanguage: language,
  targetLanguages: languages(12),
} as const

/** The fields that only the page of a project shows. */
export const PROJECT_DETAIL_FIELDS = {
  description: text(10_000),
  serviceDescription: text(5000),
  /** What the client wishes of the voice; the form has it for a voice-over only. */
  voiceWishes: text(1000),
  /** The account's address by default. */
  contactEmail: email(320, 'contact_email'),
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
