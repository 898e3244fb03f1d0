import { z } from 'zod'
import { boundedArray } from './bounded.ts'
import { canOf } from './can.ts'
import { listQuery } from './list.ts'
import { nameText } from './name-text.ts'
import { personRef, presence } from './people.ts'
import { languageTag } from './project-fields.ts'

const timestamp = z.iso.datetime({ offset: true })

/** Statuses of a company. */
export const COMPANY_STATUSES = ['active', 'pending', 'inactive'] as const

/** The content of mails to the people of a company beside the sender. */
export const MAIL_CONTENTS = ['nothing', 'titles', 'texts'] as const
export type MailContentChoice = (typeof MAIL_CONTENTS)[number]

/** The days after which a client is reminded, and those after which a delivery accepts itself; 0 is never. */
const reminderDays = z.number().int().min(0).max(90)
const acceptanceDays = z.literal(0).or(z.number().int().min(3).max(90))

/** A customer of the agency, with its number of people and open projects. */
export const company = z.object({
  id: z.uuid(),
  name: z.string(),
  status: z.enum(COMPANY_STATUSES),
  mailContent: z.enum(MAIL_CONTENTS),
  reminderDays: z.number().int(),
  acceptanceDays: z.number().int(),
  people: z.number().int(),
  openProjects: z.number().int(),
  /** `company_in_use`: people, projects or invitations belong to it (R-1003). */
  can: canOf(['edit', 'delete'], ['company_in_use']),
  revision: z.number().int(),
  createdAt: timestamp,
  lastUpdated: timestamp,
})
export type Company = z.infer<typeof company>

/** `GET /api/companies`: sorted by name (the default), status, people, openProjects or createdAt. */
export const companyListQuery = listQuery.extend({
  status: z.enum(COMPANY_STATUSES).optional().catch(undefined),
})
export const companyList = z.object({ companies: z.array(company), total: z.number().int() })

const name = nameText(200)

/**
 * `GET /api/companies/:id` → `{company}`: the caller's own, or any with permission to read companies; counts only
 * what the caller may see.
 */
export const companyResponse = z.object({ company })

/** A person of a company, for those who may read companies. */
export const companyContact = personRef.extend({ no: z.number().int(), isActive: z.boolean(), presence })
export type CompanyContact = z.infer<typeof companyContact>

/** The terms that the agency agreed with a company and the defaults of its new requests. */
export const companyTerms = z.object({
  terms: z.string(),
  defaultAssignee: personRef.nullable(),
  sourceLanguage: z.string(),
  targetLanguages: z.array(z.string()),
})

/** `GET /api/companies/:id/page`: a company with its terms and its first hundred people, active ones first. */
export const companyPageResponse = z.object({
  company,
  terms: companyTerms,
  contacts: z.array(companyContact),
})
export type CompanyPage = z.infer<typeof companyPageResponse>

/** `POST /api/companies` → 201 `{company}`. */
export const createCompanyBody = z.object({
  name,
  status: z.enum(COMPANY_STATUSES).default('active'),
  mailContent: z.enum(MAIL_CONTENTS).default('titles'),
  reminderDays: reminderDays.default(3),
  acceptanceDays: acceptanceDays.default(0),
})
export type CreateCompanyBody = z.input<typeof createCompanyBody>

/**
 * `PATCH /api/companies/:id` → `{company}`; 409 with the current `{company}`. `DELETE` → 204, 409 while the company
 * is not empty.
 */
export const patchCompanyBody = z.object({
  name: name.optional(),
  status: z.enum(COMPANY_STATUSES).optional(),
  mailContent: z.enum(MAIL_CONTENTS).optional(),
  reminderDays: reminderDays.optional(),
  acceptanceDays: acceptanceDays.optional(),
  terms: z.string().trim().max(10_000).optional(),
  /** Active staff, or null for none. */
  defaultAssigneeId: z.uuid().nullable().optional(),
  sourceLanguage: z.union([z.literal(''), languageTag]).optional(),
  targetLanguages: boundedArray(languageTag, 12)
    .refine((tags) => new Set(tags).size === tags.length)
    .optional(),
  revision: z.number().int().min(0).max(2_147_483_647),
})
export type PatchCompanyBody = z.input<typeof patchCompanyBody>
