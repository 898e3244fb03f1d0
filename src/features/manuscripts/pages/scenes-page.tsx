import { TypeList } from '../components/type-list.tsx'

/** The scenes of the manuscript one works on (`/apps/manuscripts/scenes`). */
export const Page = () => <TypeList type="scene" />
