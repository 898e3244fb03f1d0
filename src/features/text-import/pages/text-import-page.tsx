import { Box } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useKeptFocus } from '@/features/attachments/shared/use-kept-focus.ts'
import { useNoStrayDrop } from '@/features/attachments/shared/use-no-stray-drop.ts'
import { href } from '@/lib/routing/href.ts'
import { useNavigateWhileOpen } from '@/lib/routing/pending-navigation.ts'
import { PageFrame } from '@/ui/layout/page.tsx'
import { TextDropZone } from '../components/text-drop-zone.tsx'
import { TextPreviewCard } from '../components/text-preview-card.tsx'
import { useTextFile } from '../hooks/use-text-file.ts'

/** Creates a manuscript from a text file: drop, preview, creation. */
export function Page() {
  const { intake, pick, reset } = useTextFile()
  const navigate = useNavigateWhileOpen()
  const cardRef = useKeptFocus(intake.step)
  useNoStrayDrop()
  return (
    <PageFrame
      title={<FormattedMessage id="text-import.page.title" />}
      description={
        <FormattedMessage
          id="text-import.page.description"
          values={{
            link: (words) => (
              <Link key="import" to={href('scrivener-import.page')} style={{ textDecoration: 'underline' }}>
                {words}
              </Link>
            ),
          }}
        />
      }
      width="normal"
    >
      <Box ref={cardRef} tabIndex={-1} outline="none">
        {intake.step === 'preview' ? (
          <TextPreviewCard
            fileName={intake.file.name}
            file={intake.text}
            onCreated={(id) => void navigate(href('editor.manuscript', { id }), { replace: true })}
            onBack={reset}
          />
        ) : (
          <TextDropZone
            problem={intake.step === 'choose' ? intake.problem : null}
            isBusy={intake.step === 'reading'}
            onPick={(file, problem) => void pick(file, problem)}
          />
        )}
      </Box>
    </PageFrame>
  )
}
