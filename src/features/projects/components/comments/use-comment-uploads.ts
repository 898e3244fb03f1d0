import { useEffect, useState } from 'react'
import { type NewAttachment, useUploads } from '@/features/attachments/api/use-uploads.ts'
import { useIsOnline } from '@/lib/browser/online.ts'
import { createDraft } from '@/lib/storage/create-draft.ts'
import { PROJECT_BUCKET } from '../../api/files.ts'
import { areFiles } from '../../model/comment-files.ts'

/**
 * The files of an unsent comment; uploaded ones stay with its text until the tab is closed, because Storage deletes them a day
 * later. `problem` is why the comment cannot be sent now.
 */
export function useCommentUploads(projectId: string, storageKey: string) {
  const draft = createDraft<readonly NewAttachment[]>(
    `${storageKey}-files`,
    (stored) => (areFiles(stored) ? stored : null),
    () => sessionStorage,
  )
  const [uploaded] = useState(() => draft.load() ?? [])
  const uploads = useUploads({ bucket: PROJECT_BUCKET, folder: projectId, uploaded })
  const json = JSON.stringify(uploads.uploaded)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft depends on its key only
  useEffect(() => {
    if (json === '[]') draft.clear()
    else draft.save(JSON.parse(json) as NewAttachment[])
  }, [json, storageKey])
  const isOnline = useIsOnline()
  const isFailed = uploads.entries.some(({ status }) => status === 'failed')
  const isOffline = !isOnline && (uploads.isBusy || isFailed)
  const problem = isOffline ? 'offline' : uploads.isBusy ? 'uploading' : isFailed ? 'files-failed' : null
  return { uploads, problem, isOffline } as const
}
