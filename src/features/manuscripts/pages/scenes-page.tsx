import { TypeList } from '../components/type-list.tsx'

/** The scenes of the selected manuscript (`/apps/manuscripts/scenes`). */
export const Page = () => <TypeList type="scene" />
