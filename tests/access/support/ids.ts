/** The tested person (whose role changes), the owner of shared objects, and a colleague of the subject's company. */
export const SUBJECT = '0a000000-0000-4000-8000-000000000001'
export const OTHER = '0a000000-0000-4000-8000-000000000002'
export const COLLEAGUE = '0a000000-0000-4000-8000-000000000003'
/** An account without a profile, to which a profile can be moved. */
export const UNPROFILED = '0a000000-0000-4000-8000-000000000004'
/** An inactive person of another company. */
export const INACTIVE_PERSON = '0a000000-0000-4000-8000-000000000005'

export const COMPANY = '0b000000-0000-4000-8000-000000000001'
export const OTHER_COMPANY = '0b000000-0000-4000-8000-000000000002'

/** The relations of a manuscript to the subject. */
export const MANUSCRIPTS = {
  own: '0c000000-0000-4000-8000-000000000001',
  viewer: '0c000000-0000-4000-8000-000000000002',
  editor: '0c000000-0000-4000-8000-000000000003',
  company: '0c000000-0000-4000-8000-000000000004',
  other: '0c000000-0000-4000-8000-000000000005',
} as const

/** The relations of an import or a notification to the subject; `started` has its archive. */
export const IMPORTS = {
  own: '0d000000-0000-4000-8000-000000000001',
  company: '0d000000-0000-4000-8000-000000000002',
  other: '0d000000-0000-4000-8000-000000000003',
  started: '0d000000-0000-4000-8000-000000000004',
} as const

/** The collections of a manuscript: the first holds its item, the second is empty, the third is a saved search. */
export const collectionOf = (manuscriptId: string) => manuscriptId.replace(/^0c/, 'c1')
export const emptyCollectionOf = (manuscriptId: string) => manuscriptId.replace(/^0c/, 'c2')
/** The criteria of the saved searches, as JSON. */
export const SEARCH = '{"q": "", "label": "none", "status": "", "custom": null}'
export const savedSearchOf = (manuscriptId: string) => manuscriptId.replace(/^0c/, 'c5')

/** Invitations to the manuscript `other`: for the subject, and for another person. */
export const OFFERS = {
  self: 'c3000000-0000-4000-8000-000000000001',
  other: 'c3000000-0000-4000-8000-000000000002',
} as const

/** An uploaded file of the subject in the folder of a manuscript, which no row references. */
export const exportOf = (manuscriptId: string) => manuscriptId.replace(/^0c/, 'c4')

/** The item of a manuscript. */
export const itemOf = (manuscriptId: string) => manuscriptId.replace(/^0c/, '0e')
