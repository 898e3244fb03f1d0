import { TypeList } from '../components/type-list.tsx'

/** The locations of the selected manuscript (`/apps/manuscripts/locations`). */
export const Page = () => <TypeList type="location" />
