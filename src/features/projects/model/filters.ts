import { PROJECT_STATUSES, SERVICE_TYPES } from '@contract/projects.ts'
import type { ProjectListInput } from '../api/keys.ts'

/** The filters of the list, as they stand in the address. */
export const filterNames = ['status', 'serviceType', 'company', 'assignee', 'due', 'view', 'needs'] as const
export type FilterName = (typeof filterNames)[number]
export type Filters = Readonly<Record<FilterName, string>>

/** No filter at all. */
export const noFilters: Filters = {
  status: '',
  serviceType: '',
  company: '',
  assignee: '',
  due: '',
  view: '',
  needs: '',
}

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const among = <const T extends string>(values: readonly T[], text: string): T | undefined =>
  values.find((value) => value === text)

const openOnly = 'open' as const

/** What the status may be in an address. Unsaid is what is still open, so that all of them must be said. */
export const statusChoices = ['all', ...PROJECT_STATUSES] as const

/** What the API is asked for; what makes no sense in an address counts as unsaid. */
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
    assignee: assignee === 'none' || uuid.test(assignee) ? assignee : undefined,
    due: among(['today', 'overdue'], filters.due),
    ...(isNeeding ? { needs: 'only' as const } : {}),
  }
  return { ...wanted, today, view: among(['withdrawn', 'all'], filters.view) ?? 'active' }
}

/** Whether a list so filtered is narrower than what is at hand; asking for all of them widens it. */
export const isNarrowed = (filters: Filters): boolean =>
  filterNames.some((name) => filters[name] !== '' && !isWidened(filters, name))

/** Whether delivered requests are among those asked for without being all that is. */
const isWidened = (filters: Filters, name: FilterName) => name === 'status' && filters.status === 'all'

/** Whether what is delivered may be missing only because nobody asked for it. */
export const hidesDelivered = (filters: Filters): boolean =>
  filters.due === '' && filters.view !== 'withdrawn' && toListQuery(filters, '').status === 'open'
