import type { CustomerRecord } from '@contract/demo/customer-records.ts'

/** The properties of each tab of the customer page. */
export type CustomerTabProps = { customer: CustomerRecord; mayEdit: boolean }
