import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ProjectDetail } from '@contract/projects.ts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link, useNavigate } from 'react-router-dom'
import { takeBackProjectMessage, useProjectMessage } from '@/features/mail/shared/use-project-message.ts'
import { env } from '@/lib/api/env.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { useTextDraft } from '@/lib/storage/create-draft.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { SegmentChoice } from '@/ui/inputs/segment-choice.tsx'
import { queueComment } from '../../api/comment-outbox.ts'
import { CommentComposer } from './comment-composer.tsx'

const Anchor = chakra(Link)

type TimelineComposerProps = {
  project: ProjectDetail
  uid: string
  /** The conversation of the newest message of the timeline, which a message continues; undefined while it loads. */
  threadId: string | null | undefined
  /** The messages of the timeline could not be loaded. */
  isFailed: boolean
  onTyping: () => void
  onStopped: () => void
}

/** The composer below the timeline: a comment, or a message to the other side; it says who will see it. */
export function TimelineComposer({
  project,
  uid,
  threadId,
  isFailed,
  onTyping,
  onStopped,
}: TimelineComposerProps) {
  const t = useT('projects.comments')
  const intl = useIntl()
  const navigate = useNavigate()
  const isStaff = project.mayWork
  const [kind, setKind] = useState<'comment' | 'message'>('comment')
  const isMessage = kind === 'message'
  const storageKey = `quillport-comment-${uid}-${project.id}`
  const [text, setText] = useTextDraft(storageKey)
  const isWritten = text.trim() !== ''
  const options = { uid, isStaff, threadId, isFailed, isEnabled: isMessage, isWritten }
  const message = useProjectMessage(project, options)
  const readers = () => {
    if (!isMessage) return t(isStaff ? 'readers-staff' : 'readers-client')
    if (message.step !== 'ready') return t(`message-${message.step}`)
    return t('readers-message', {
      names: intl.formatList(message.readers.map(({ name }) => name)),
      isForTeam: message.isForTeam ? 'yes' : 'no',
    })
  }
  const takeBack = async (id: string) => {
    const to = await takeBackProjectMessage(uid, id)
    if (to === null) toast.info({ title: t('message-too-late') })
    else await navigate(to)
  }
  const send = (body: string) => {
    if (message.step !== 'ready') return
    const id = message.send(body)
    toast.undo(
      t('message-sending'),
      intl.formatMessage({ id: 'ui.undo' }),
      () => void takeBack(id),
      env.undoMs,
    )
  }
  return (
    <Box>
      <Flex mb="2" gap="2" wrap="wrap" align="center" data-print="hide">
        <SegmentChoice
          label={t('kind')}
          value={kind}
          choices={[
            { value: 'comment', label: t('send') },
            { value: 'message', label: t('message') },
          ]}
          onChange={(next) => {
            setKind(next)
            onStopped()
          }}
        />
        <Flex
          columnGap="2"
          wrap="wrap"
          align="center"
          textStyle="xs"
          color="fg.muted"
          minW="0"
          flex="1 1 16rem"
        >
          <Box as="span" role="status" overflowWrap="anywhere">
            {readers()}
          </Box>
          {isMessage ? (
            <Anchor
              to={href(
                'mail.app',
                undefined,
                message.threadId ? { thread: message.threadId } : { compose: 1, project: project.id },
              )}
              color="brand.fg"
              fontWeight="medium"
              minH="6"
              display="inline-flex"
              alignItems="center"
            >
              {t(message.threadId ? 'message-in-mailbox' : 'write-message')}
            </Anchor>
          ) : null}
        </Flex>
      </Flex>
      <CommentComposer
        projectId={project.id}
        storageKey={storageKey}
        text={text}
        onText={setText}
        onTyping={onTyping}
        onStopped={onStopped}
        mayAsk={isStaff}
        onSend={(body, isQuestion, files) => queueComment(uid, project, { body, isQuestion, files })}
        {...(isMessage ? { message: { isReady: message.step === 'ready', onSend: send } } : {})}
      />
    </Box>
  )
}
