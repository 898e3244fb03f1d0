import { TypeList } from '../components/type-list.tsx'

/** The chapters of the selected manuscript (`/apps/manuscripts/chapters`). */
export const Page = () => <TypeList type="chapter" />
