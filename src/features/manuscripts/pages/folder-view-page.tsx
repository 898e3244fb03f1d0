import { Button } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { href } from '@/lib/routing/href.ts'
import { FolderScreen } from '../components/folder-screen.tsx'
import { SelectedManuscriptPage } from '../components/selected-manuscript-page.tsx'

/** Browses the folders of the selected manuscript (`/folder-view`). */
export const Page = () => (
  <SelectedManuscriptPage
    title={<FormattedMessage id="manuscripts.folders.title" />}
    description={<FormattedMessage id="manuscripts.folders.description" />}
    actions={({ manuscript }) => (
      <Button asChild variant="outline">
        <Link to={href('editor.manuscript', { id: manuscript.id })}>
          <FormattedMessage id="manuscripts.folders.binder" />
        </Link>
      </Button>
    )}
  >
    {(open) => <FolderScreen open={open} folder={null} />}
  </SelectedManuscriptPage>
)
