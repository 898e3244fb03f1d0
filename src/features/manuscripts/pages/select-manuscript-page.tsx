import { FormattedMessage } from 'react-intl'
import { href } from '@/lib/routing/href.ts'
import { ChooseManuscript } from '../components/choose-manuscript.tsx'
import { useSelectedManuscript } from '../components/selected-manuscript.ts'

/** Selects a manuscript (`/select-manuscript`). */
export function Page() {
  const { id } = useSelectedManuscript()
  return (
    <ChooseManuscript
      title={<FormattedMessage id="manuscripts.select.title" />}
      description={<FormattedMessage id="manuscripts.select.description" />}
      currentId={id}
      to={(manuscript) => href('editor.manuscript', { id: manuscript.id })}
    />
  )
}
