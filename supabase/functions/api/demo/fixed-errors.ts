import { fixedError } from '../../_shared/http/fixed-error.ts'

export const calendarUnknown = fixedError(400, 'Something Went Wrong')
export const missing = fixedError(404, null)
export const invoiceUnknown = fixedError(404, 'No invoice found with this id')
export const invoiceNotDeleted = fixedError(404, { error: 'Something went wrong' })
