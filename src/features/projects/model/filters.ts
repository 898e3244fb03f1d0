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

/** The status values of an address; the default is `open`, so that `all` must be explicit. */
export const statusChoices = ['all', ...PROJECT_STATUSES] as const

/** Converts filters to API query parameters; the API ignores values that it does not know. */
export function toListQuery(filters: Filters, today: string): ProjectListInput {
  const isNeeding = filters.needs === 'me'
  const status = statusChoices.find((value) => value === filters.status) ?? (isNeeding ? 'all' : 'open')
  return { ...filters, status: status === 'all' ? '' : status, needs: isNeeding ? 'only' : '', today }
}

/** True when a filter narrows the list; the status `all` widens it instead. */
export const isNarrowed = (filters: Filters): boolean =>
  filterNames.some((name) => filters[name] !== '' && !isWidened(filters, name))

/** True for the status `all`, which widens the list instead of narrowing it. */
const isWidened = (filters: Filters, name: FilterName) => name === 'status' && filters.status === 'all'

/** True when only the default status filter hides delivered projects. */
export const hidesDelivered = (filters: Filters): boolean =>
  filters.due === '' && filters.view !== 'withdrawn' && toListQuery(filters, '').status === 'open'
