import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import { createContext } from 'react'

/** The colours of the manuscript's keywords, for all keywords that are shown below; a context reaches memoised rows. */
export const KeywordColoursContext = createContext<ManuscriptDetail['keywordColours']>({})
