import { Box, Stack } from '@chakra-ui/react'
import type { StartImportBody } from '@contract/imports.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { useKeptFocus } from '@/features/attachments/shared/use-kept-focus.ts'
import { useNoStrayDrop } from '@/features/attachments/shared/use-no-stray-drop.ts'
import { useUser } from '@/features/auth/api/session.ts'
import { refusalText } from '@/lib/api/refusal.ts'
import { href } from '@/lib/routing/href.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { importKeys, waitingImportQuery } from '../api/imports.ts'
import { useSendArchive } from '../api/send-archive.ts'
import { useImportEvents } from '../api/use-import-events.ts'
import { CurrentImport } from '../components/current-import.tsx'
import { DropZone } from '../components/drop-zone.tsx'
import { ImportHistory } from '../components/import-history.tsx'
import { type Decision, PreviewCard } from '../components/preview-card.tsx'
import { useProblemText } from '../components/problem-text.ts'
import { UploadCard } from '../components/upload-card.tsx'
import { useUploadGuard } from '../components/use-upload-guard.ts'
import { useArchiveIntake } from '../hooks/use-archive-intake.ts'
import { toStartBody } from '../model/preview-choices.ts'
import type { UnfinishedUpload } from '../model/unfinished-upload.ts'

/** Imports a Scrivener project from a .zip file: drop, preview, progress, receipt. */
export function Page() {
  const intl = useIntl()
  const client = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const importId = search.get('import')
  const { intake, pick, reject, reset } = useArchiveIntake()
  const [decided, setDecided] = useState<Decision | null>(null)
  // The address names the import before the upload, so that a reload returns to it.
  const { sending, send, cancel } = useSendArchive((id) => setSearch({ import: id }, { replace: true }))
  const waiting = useQuery(waitingImportQuery)
  const problemText = useProblemText()
  useImportEvents(useUser()?.uid)
  useNoStrayDrop()
  useUploadGuard(sending !== null)
  const cardRef = useKeptFocus(sending ? 'sending' : intake.step)

  const handlePick = (file: File | null) => {
    setDecided(null)
    void pick(file)
  }

  const upload = async (file: File, body: StartImportBody, resumedId: string | null = null) => {
    try {
      const id = await send(file, body, resumedId)
      if (id) reset()
      else setSearch({}, { replace: true })
    } catch (error) {
      toast.error({
        title: intl.formatMessage({ id: 'scrivener-import.upload.failed' }),
        description: refusalText(intl, error) ?? intl.formatMessage({ id: 'scrivener-import.upload.retry' }),
      })
    }
  }

  const handleStart = (decision: Decision) => {
    if (intake.step !== 'preview') return
    const { choices, replaces } = decision
    setDecided(decision)
    void upload(intake.file, { ...toStartBody(intake.preview, choices), ...(replaces ? { replaces } : {}) })
  }

  const handleResume = (id: string) => (file: File, remembered: UnfinishedUpload | null) => {
    if (remembered) void upload(file, remembered.body, id)
    else handlePick(file)
  }

  const handleAgain = () => {
    setSearch({})
    void client.invalidateQueries({ queryKey: importKeys.all })
  }

  const card = () => {
    if (sending)
      return (
        <UploadCard
          fileName={sending.file.name}
          sent={sending.sent}
          size={sending.file.size}
          onCancel={cancel}
        />
      )
    if (intake.step === 'preview') {
      return (
        <PreviewCard
          key={`${intake.file.name}-${intake.file.lastModified}`}
          fileName={intake.file.name}
          preview={intake.preview}
          words={intake.words}
          decided={decided}
          onStart={handleStart}
          onBack={reset}
        />
      )
    }
    const dropZone = (
      <DropZone
        isBusy={intake.step === 'reading'}
        error={intake.step === 'choose' && intake.problem ? problemText(intake.problem) : null}
        onPick={handlePick}
        onReject={reject}
      />
    )
    if (importId)
      return <CurrentImport id={importId} onAgain={handleAgain} onResume={handleResume(importId)} />
    // The drop zone stays mounted when the other card appears, because its file dialog may be open.
    return (
      <Stack gap="4">
        {waiting.data ? (
          <CurrentImport
            id={waiting.data.id}
            onAgain={handleAgain}
            onResume={handleResume(waiting.data.id)}
          />
        ) : null}
        {dropZone}
      </Stack>
    )
  }

  return (
    <PageFrame
      title={<FormattedMessage id="scrivener-import.page.heading" />}
      description={
        <FormattedMessage
          id="scrivener-import.page.description"
          values={{
            file: (words) => (
              <Link key="file" to={href('text-import.page')} style={{ textDecoration: 'underline' }}>
                {words}
              </Link>
            ),
          }}
        />
      }
      width="normal"
    >
      <Stack gap="8">
        <Box ref={cardRef} tabIndex={-1} outline="none">
          {card()}
        </Box>
        <ImportHistory />
      </Stack>
    </PageFrame>
  )
}
