import { type DueDays, isDueFilter, parseDueDays } from '@contract/project-due.ts'
import { isLanguageTag, SERVICE_TYPES } from '@contract/project-fields.ts'
import { TURNS } from '@contract/project-turns.ts'
import { PROJECT_STATUSES } from '@contract/projects.ts'
import type { ProjectListInput } from '../api/keys.ts'

/** The filters of the list, named as in the address. */
export const filterNames = [
  'status',
  'serviceType',
  'company',
  'assignee',
  'due',
  'turn',
  'language',
  'view',
  'needs',
] as const
export type FilterName = (typeof filterNames)[number]
export type Filters = Readonly<Record<FilterName, string>>

export const noFilters: Filters = {
  status: '',
  serviceType: '',
  company: '',
  assignee: '',
  due: '',
  turn: '',
  language: '',
  view: '',
  needs: '',
}

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const among = <const T extends string>(values: readonly T[], text: string): T | undefined =>
  values.find((value) => value === text)

const isDueDays = (text: string): text is DueDays => parseDueDays(text) !== null

const openOnly = 'open' as const

/** The status values of an address; the default is `open`, so that `all` must be explicit. */
export const statusChoices = ['all', ...PROJECT_STATUSES] as const

/** Converts filters to API query parameters; invalid values in the address are ignored. */
export function toListQuery(filters: Filters, today: string): ProjectListInput {
  const { company, assignee } = filters
  const isNeeding = filters.needs === 'me'
  const wanted = {
    status:
      filters.status === 'all'
        ? undefined
        : (among(PROJECT_STATUSES, filters.status) ?? (isNeeding ? undefined : openOnly)),
    serviceType: among(SERVICE_TYPES, filters.serviceType),
    company: uuid.test(company) ? company : undefined,
    assignee: among(['me', 'none'], assignee) ?? (uuid.test(assignee) ? assignee : undefined),
    due: isDueFilter(filters.due) || isDueDays(filters.due) ? filters.due : undefined,
    turn: among([...TURNS, 'none'], filters.turn),
    language: isLanguageTag(filters.language) ? filters.language : undefined,
    ...(isNeeding ? { needs: 'only' as const } : {}),
  }
  return { ...wanted, today, view: among(['withdrawn', 'all'], filters.view) ?? 'active' }
}

/** True when a filter narrows the list; the status `all` widens it instead. */
export const isNarrowed = (filters: Filters): boolean =>
  filterNames.some((name) => filters[name] !== '' && !isWidened(filters, name))

/** True for the status `all`, which widens the list instead of narrowing it. */
const isWidened = (filters: Filters, name: FilterName) => name === 'status' && filters.status === 'all'

/** True when only the default status filter hides delivered projects. */
export const hidesDelivered = (filters: Filters): boolean =>
  filters.due === '' && filters.view !== 'withdrawn' && toListQuery(filters, '').status === 'open'
