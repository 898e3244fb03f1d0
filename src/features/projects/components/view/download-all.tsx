import { Button } from '@chakra-ui/react'
import type { ProjectDetail } from '@contract/projects.ts'
import { FileArchive } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { importWithRetry } from '@/lib/import-with-retry.ts'
import { reportError } from '@/lib/report-error.ts'
import { useT } from '@/lib/use-t.ts'
import { toast } from '@/ui/toaster.tsx'

type DownloadAllProps = { project: Pick<ProjectDetail, 'id' | 'no' | 'title' | 'attachments'> }

/** Downloads all files of a project as one zip file created in the browser. */
export function DownloadAll({ project }: DownloadAllProps) {
  const intl = useIntl()
  const t = useT('projects.zip')
  const [done, setDone] = useState<number | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const { attachments: files } = project

  const pack = async () => {
    const abort = new AbortController()
    running.current = abort
    setDone(0)
    try {
      const { saveAllFiles } = await importWithRetry(() => import('../../api/zip.ts'))
      await saveAllFiles({
        projectId: project.id,
        name: `${project.no} ${project.title}`,
        files,
        folders: {
          source: t('folder-source'),
          chapter: t('folder-chapter'),
          deliverable: t('folder-deliverable'),
        },
        signal: abort.signal,
        onProgress: setDone,
      })
    } catch (error) {
      if (abort.signal.aborted) return
      reportError(error, { where: 'download all' })
      toast.error({ title: t('failed') })
    } finally {
      if (!abort.signal.aborted) setDone(null)
    }
  }
  if (files.length === 0) return null
  if (done !== null) {
    return (
      <Button
        size="xs"
        variant="outline"
        onClick={() => {
          running.current?.abort()
          setDone(null)
        }}
      >
        <span role="status">{t('packing', { done, total: files.length })}</span>
        <span aria-hidden>·</span>
        {intl.formatMessage({ id: 'ui.cancel' })}
      </Button>
    )
  }
  return (
    <Button size="xs" variant="outline" onClick={() => void pack()}>
      <FileArchive size={16} aria-hidden />
      {t('all')}
    </Button>
  )
}
