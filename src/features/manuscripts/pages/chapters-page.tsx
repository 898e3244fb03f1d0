import { TypeList } from '../components/type-list.tsx'

/** The chapters of the manuscript one works on (`/apps/manuscripts/chapters`). */
export const Page = () => <TypeList type="chapter" />
