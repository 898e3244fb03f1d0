import { Button } from '@chakra-ui/react'
import type { Attachment } from '@contract/attachments.ts'
import { FileArchive } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { reportError } from '@/lib/browser/report-error.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { saveMessageFiles } from '../../api/message-files.ts'

type DownloadFilesProps = { name: string; files: readonly Attachment[] }

/** Downloads all files of a message as one zip file; shown for more than one. */
export function DownloadFiles({ name, files }: DownloadFilesProps) {
  const t = useT('mail.zip')
  const [isRunning, setIsRunning] = useState(false)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  if (files.length < 2) return null
  const save = async () => {
    const abort = new AbortController()
    running.current = abort
    setIsRunning(true)
    try {
      await saveMessageFiles(name, files, abort.signal)
    } catch (error) {
      if (abort.signal.aborted) return
      reportError(error, { where: 'download all files of a message' })
      toast.error({ title: t('failed') })
    } finally {
      if (!abort.signal.aborted) setIsRunning(false)
    }
  }
  return (
    <Button size="xs" variant="outline" mt="2" loading={isRunning} onClick={() => void save()}>
      <FileArchive size={16} aria-hidden />
      {t('all')}
    </Button>
  )
}
