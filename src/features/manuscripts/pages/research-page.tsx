import { TypeList } from '../components/type-list.tsx'

/** The research of the selected manuscript (`/apps/manuscripts/research`). */
export const Page = () => <TypeList type="research" />
