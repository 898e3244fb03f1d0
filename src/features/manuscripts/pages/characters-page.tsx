import { TypeList } from '../components/type-list.tsx'

/** The characters of the manuscript one works on (`/apps/manuscripts/characters`). */
export const Page = () => <TypeList type="character" />
