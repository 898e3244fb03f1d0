import { TypeList } from '../components/type-list.tsx'

/** The research of the manuscript one works on (`/apps/manuscripts/research`). */
export const Page = () => <TypeList type="research" />
