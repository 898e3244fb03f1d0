import { Button, Flex, Text } from '@chakra-ui/react'
import type { ProjectAnswer } from '@contract/project-can.ts'
import type { ProjectAttachment, ProjectDetail } from '@contract/projects.ts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { AttachmentList } from '@/features/attachments/shared/attachment-list.tsx'
import { useAbility } from '@/lib/auth/ability.ts'
import { useCan } from '@/lib/auth/use-can.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { ActionButton } from '@/ui/inputs/action-button.tsx'
import { SectionCard } from '@/ui/layout/section-card.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { PROJECT_BUCKET, useFileChange } from '../../api/files.ts'
import { AddChaptersDialog } from './add-chapters-dialog.tsx'
import { AddFiles } from './add-files.tsx'
import { ChapterDialog } from './chapter-dialog.tsx'
import { DownloadAll } from './download-all.tsx'
import { FileNote } from './file-note.tsx'
import { ProjectDeliveries } from './project-deliveries.tsx'

type FilesProps = { project: ProjectDetail; onDeliver: () => void }

/** The attached files and chapters, and the delivered files. */
export function ProjectFiles({ project, onDeliver }: FilesProps) {
  const intl = useIntl()
  const t = useT('projects.files')
  const mayReadManuscripts = useAbility().can('read', 'manuscripts')
  const [read, setRead] = useState<ProjectAttachment | null>(null)
  const [isAddingChapters, setIsAddingChapters] = useState(false)
  const shown = useCan('projects.disabled')
  const { attachments, can } = project
  const named = attachments.map((file) =>
    file.kind === 'chapter' ? { ...file, name: file.name.replace(/\.txt$/, '') } : file,
  )
  const sources = named.filter(({ kind }) => kind !== 'deliverable')
  const deliverables = named.filter(({ kind }) => kind === 'deliverable')
  const isUndelivered = deliverables.some(({ deliveredAt }) => deliveredAt === null)
  const list = (files: readonly ProjectAttachment[], label: string, answer: ProjectAnswer) =>
    files.length > 0 ? (
      <FileList
        project={project}
        files={files}
        label={label}
        mayRemove={answer === true}
        removeDisabledReason={shown(answer).disabledReason}
        onRead={setRead}
      />
    ) : null
  const add = (kind: 'source' | 'deliverable', label: string, answer: ProjectAnswer) => {
    if (answer === true) return <AddFiles project={project} kind={kind} label={label} />
    const { hidden, disabledReason } = shown(answer)
    if (hidden) return null
    return (
      <ActionButton mt="3" size="xs" variant="outline" disabledReason={disabledReason}>
        {label}
      </ActionButton>
    )
  }
  return (
    <>
      {deliverables.length > 0 || project.deliveries.length > 0 || can.addDeliverable !== 'forbidden' ? (
        <SectionCard
          title={t('deliverables')}
          isPrinted={deliverables.length > 0 || project.deliveries.length > 0}
        >
          <ProjectDeliveries project={project} />
          {list(deliverables, t('deliverables'), can.addDeliverable)}
          {isUndelivered ? (
            <Flex align="center" gap="3" wrap="wrap" mt="3">
              <Text color="fg.muted">{t('undelivered-help')}</Text>
              {can.deliverMore === true ? (
                <Button size="xs" variant="outline" onClick={onDeliver}>
                  {intl.formatMessage({ id: 'projects.step.delivered' })}
                </Button>
              ) : null}
            </Flex>
          ) : null}
          {add('deliverable', t('add-deliverables'), can.addDeliverable)}
        </SectionCard>
      ) : null}
      <SectionCard
        title={intl.formatMessage({ id: 'projects.field.attachments' })}
        actions={<DownloadAll project={project} />}
        isPrinted={sources.length > 0}
      >
        {sources.length === 0 && can.attach !== true ? <Text color="fg.muted">{t('none')}</Text> : null}
        {list(sources, intl.formatMessage({ id: 'projects.field.attachments' }), can.detach)}
        {add('source', t('add-sources'), can.attach)}
        {mayReadManuscripts && can.attach !== 'forbidden' ? (
          <ActionButton
            mt="2"
            size="xs"
            variant="ghost"
            disabledReason={shown(can.attach).disabledReason}
            onClick={() => setIsAddingChapters(true)}
          >
            {t('add-chapters')}
          </ActionButton>
        ) : null}
      </SectionCard>
      {read ? <ChapterDialog projectId={project.id} file={read} onClose={() => setRead(null)} /> : null}
      {isAddingChapters ? (
        <AddChaptersDialog projectId={project.id} onClose={() => setIsAddingChapters(false)} />
      ) : null}
    </>
  )
}

type FileListProps = {
  project: ProjectDetail
  files: readonly ProjectAttachment[]
  label: string
  mayRemove: boolean
  removeDisabledReason: string | undefined
  onRead: (file: ProjectAttachment) => void
}

function FileList({ project, files, label, mayRemove, removeDisabledReason, onRead }: FileListProps) {
  const confirm = useConfirm()
  const { mutateAsync } = useFileChange(project.id)
  const t = useT('projects.files')
  const remove = async ({ id, name }: ProjectAttachment) => {
    const isSure = await confirm({
      title: t('remove.question', { name }),
      body: t('remove.body'),
      confirmLabel: t('remove.confirm'),
      isDanger: true,
    })
    if (!isSure) return
    try {
      await mutateAsync({ action: 'remove', attachmentId: id })
    } catch (error) {
      console.warn('A file could not be removed', error)
      toast.error({ title: t('remove.failed', { name }) })
    }
  }
  return (
    <AttachmentList
      bucket={PROJECT_BUCKET}
      files={files}
      label={label}
      note={(file) => <FileNote project={project} file={file} mayChange={mayRemove} />}
      hasBytes={({ kind }) => kind !== 'chapter'}
      onOpen={(file) => (file.kind === 'chapter' ? () => onRead(file) : undefined)}
      removeDisabledReason={removeDisabledReason}
      onRemove={(file) => (mayRemove ? () => void remove(file) : undefined)}
    />
  )
}
