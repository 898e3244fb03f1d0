import { TypeList } from '../components/type-list.tsx'

/** The characters of the selected manuscript (`/apps/manuscripts/characters`). */
export const Page = () => <TypeList type="character" />
