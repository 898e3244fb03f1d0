import { TypeList } from '../components/type-list.tsx'

/** The locations of the manuscript one works on (`/apps/manuscripts/locations`). */
export const Page = () => <TypeList type="location" />
