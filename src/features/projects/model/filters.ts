import { PROJECT_STATUSES, SERVICE_TYPES } from '@contract/projects.ts'
import type { ProjectListInput } from '../api/keys.ts'

/** The filters of the list, as they stand in the address. */
export const filterNames = ['status', 'serviceType', 'company', 'assignee', 'due', 'view'] as const
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
}

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const among = <const T extends string>(values: readonly T[], text: string): T | undefined =>
  values.find((value) => value === text)

/** What the API is asked for; what makes no sense in an address counts as unsaid. */
export function toListQuery(filters: Filters, today: string): ProjectListInput {
  const { company, assignee } = filters
  const wanted = {
    status: among(PROJECT_STATUSES, filters.status),
    serviceType: among(SERVICE_TYPES, filters.serviceType),
    company: uuid.test(company) ? company : undefined,
    assignee: assignee === 'none' || uuid.test(assignee) ? assignee : undefined,
    due: among(['today', 'overdue'], filters.due),
  }
  return { ...wanted, today, view: among(['withdrawn', 'all'], filters.view) ?? 'active' }
}

/** Whether a list so filtered is narrower than what is at hand. */
export const isNarrowed = (filters: Filters): boolean => filterNames.some((name) => filters[name] !== '')
