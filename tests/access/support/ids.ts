/** The one whose access is tried (its role changes), the owner of what is shared, and a colleague of its company. */
export const SUBJECT = '0a000000-0000-4000-8000-000000000001'
export const OTHER = '0a000000-0000-4000-8000-000000000002'
export const COLLEAGUE = '0a000000-0000-4000-8000-000000000003'
/** An account whose profile is missing: a place to move a profile to. */
export const UNPROFILED = '0a000000-0000-4000-8000-000000000004'
/** A person of another company whose account is no longer active. */
export const GONE = '0a000000-0000-4000-8000-000000000005'

export const COMPANY = '0b000000-0000-4000-8000-000000000001'
export const OTHER_COMPANY = '0b000000-0000-4000-8000-000000000002'

/** How a manuscript relates to the subject. */
export const MANUSCRIPTS = {
  own: '0c000000-0000-4000-8000-000000000001',
  viewer: '0c000000-0000-4000-8000-000000000002',
  editor: '0c000000-0000-4000-8000-000000000003',
  company: '0c000000-0000-4000-8000-000000000004',
  other: '0c000000-0000-4000-8000-000000000005',
} as const

/** How an import or a notification relates to the subject; `started` no longer waits for its archive. */
export const IMPORTS = {
  own: '0d000000-0000-4000-8000-000000000001',
  company: '0d000000-0000-4000-8000-000000000002',
  other: '0d000000-0000-4000-8000-000000000003',
  started: '0d000000-0000-4000-8000-000000000004',
} as const

/** The collections of a manuscript: the first holds its item, the second is empty. */
export const collectionOf = (manuscriptId: string) => manuscriptId.replace(/^0c/, 'c1')
export const emptyCollectionOf = (manuscriptId: string) => manuscriptId.replace(/^0c/, 'c2')

/** Offers of the manuscript `other`: to the subject, and to somebody else. */
export const OFFERS = {
  self: 'c3000000-0000-4000-8000-000000000001',
  other: 'c3000000-0000-4000-8000-000000000002',
} as const

/** The item of a manuscript. */
export const itemOf = (manuscriptId: string) => manuscriptId.replace(/^0c/, '0e')
