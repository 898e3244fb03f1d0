import { FormattedMessage } from 'react-intl'
import { href } from '@/lib/routing/href.ts'
import { ChooseManuscript } from '../components/choose-manuscript.tsx'

/** Selects the manuscript whose raw files are shown (`/manuscript-raw-files`). */
export const Page = () => (
  <ChooseManuscript
    title={<FormattedMessage id="manuscripts.raw-files.title" />}
    description={<FormattedMessage id="manuscripts.raw-files.choose" />}
    to={(manuscript) => href('manuscripts.raw-files', { id: manuscript.id })}
  />
)
