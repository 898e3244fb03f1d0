import { Box, chakra, Flex, useMediaQuery } from '@chakra-ui/react'
import type { MailLabel, ThreadSummary } from '@contract/mail.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Navigate, useLocation } from 'react-router-dom'
import { useAbility } from '@/lib/auth/ability.ts'
import { usePageTitle } from '@/lib/routing/page-title.ts'
import { PaneResizer } from '@/ui/layout/pane-resizer.tsx'
import { DrawerFrame } from '@/ui/overlay/drawer-frame.tsx'
import { OnceOpened } from '@/ui/overlay/once-opened.tsx'
import { labelsQuery } from '../api/labels.ts'
import { countsQuery } from '../api/threads.ts'
import { useMailEvents } from '../api/use-mail-events.ts'
import { useComposeOffline } from '../hooks/use-compose-offline.ts'
import { useMailbox } from '../hooks/use-mailbox.ts'
import { useThreadActions } from '../hooks/use-thread-actions.ts'
import { isBlank, newComposition } from '../model/composition.ts'
import { draftStore } from '../model/local-messages.ts'
import { mailLayout, PANE_LIMITS, setMailLayout } from '../model/mail-layout.ts'
import { isTeamFolder, mailboxHref } from '../model/mailbox-location.ts'
import { ComposePane } from './composer/compose-pane.tsx'
import { ConversationPane, NothingOpen } from './conversation/conversation-pane.tsx'
import { DueDialog } from './due-dialog.tsx'
import { FolderPane } from './folders/folder-pane.tsx'
import { LabelDialog } from './folders/label-dialog.tsx'
import { ThreadList } from './list/thread-list.tsx'
import { type MailContextValue, MailProvider } from './mail-context.ts'
import { useThreadMenu } from './use-thread-menu.ts'

type LabelTask = { label?: MailLabel | undefined; threadIds: readonly string[] }

/** The mailbox with folders, list and conversation; two panes from 960 px, one below. */
export function Mailbox({ uid }: { uid: string }) {
  const intl = useIntl()
  const ability = useAbility()
  const [isMedium] = useMediaQuery(['(min-width: 960px)'], { ssr: false })
  const isStaff = ability.can('read', 'user')
  const mailbox = useMailbox()
  const layout = mailLayout.use()
  const { threadId, compose, location, q } = mailbox
  const latest = useRef(mailbox)
  useLayoutEffect(() => {
    latest.current = mailbox
  }, [mailbox])
  // The label of the address alone, because other labels change nothing here; null when there is none with its id.
  const { data: label } = useQuery({
    ...labelsQuery,
    select: (known) =>
      location.label === undefined ? undefined : (known.find(({ id }) => id === location.label) ?? null),
  })
  const actions = useThreadActions()
  const [task, setTask] = useState<LabelTask | null>(null)
  const [dueThreads, setDueThreads] = useState<readonly ThreadSummary[] | null>(null)
  const [shownLabel, setShownLabel] = useState<string | null>(null)
  const [isFoldersOpen, setIsFoldersOpen] = useState(false)
  useMailEvents(uid, isStaff)
  useComposeOffline()
  useDeleteEmptyDrafts(uid, compose, threadId)
  const openFolders = useCallback(() => setIsFoldersOpen(true), [])
  const onNewLabel = useCallback((threadIds: readonly string[]) => setTask({ threadIds }), [])
  const openMenu = useThreadMenu({ actions, latest, isStaff, onNewLabel, onPickDue: setDueThreads })
  const { today } = mailbox.filter
  const value = useMemo<MailContextValue>(
    () => ({
      uid,
      isStaff,
      location,
      today,
      actions,
      openMenu,
      openThread: (id, messageId) => latest.current.openThread(id, messageId),
      openLabelDialog: (label) => setTask({ label, threadIds: [] }),
      compose(known) {
        const made = newComposition(known)
        draftStore.of(uid).put(made)
        const { change, threadId, compose } = latest.current
        change(
          { compose: made.id, thread: null, message: null, to: null, project: null },
          { shouldPush: threadId === null && compose === null, isAtOnce: true },
        )
      },
    }),
    [uid, isStaff, location, today, actions, openMenu],
  )
  const title = q
    ? intl.formatMessage({ id: 'mail.search.title' }, { q })
    : location.label
      ? (label?.name ?? intl.formatMessage({ id: 'mail.labels.heading' }))
      : intl.formatMessage({ id: `mail.folder.${location.folder}` })
  const isReading = threadId !== null || compose !== null
  const isListHidden = isReading && (!isMedium || !layout.isListOpen)
  const isLabelUnknown = location.label !== undefined && label === null
  if (label && label.id !== shownLabel) setShownLabel(label.id)
  // The shown label was deleted by this user or a colleague, so its address opens the inbox instead of the
  // not-found page.
  if (isLabelUnknown && location.label === shownLabel)
    return <Navigate replace to={mailboxHref({ basePath: location.basePath, folder: 'inbox' })} />
  const isForStaff = location.label === undefined && isTeamFolder(location.folder)
  if (!mailbox.isValidLocation || isLabelUnknown || (isForStaff && !isStaff)) return <MailboxNotFound />
  return (
    <MailProvider value={value}>
      <MailTitle title={title} />
      <Flex position="relative" flex="1" minH="0" minW="0" bg="bg.surface" overflow="hidden" data-mailbox="">
        {layout.isFoldersOpen ? (
          <Box display={{ base: 'none', lg: 'contents' }}>
            <Box id="mail-folders" flexShrink="0" minH="0" bg="bg" style={{ width: layout.foldersWidth }}>
              <FolderPane />
            </Box>
            <PaneResizer
              label={intl.formatMessage({ id: 'mail.folders.resize' })}
              side="start"
              controls="mail-folders"
              width={layout.foldersWidth}
              {...PANE_LIMITS.folders}
              onResize={(foldersWidth) => setMailLayout({ foldersWidth })}
              onCollapse={() => setMailLayout({ isFoldersOpen: false })}
            />
          </Box>
        ) : null}
        <Box
          id="mail-list"
          minW="0"
          style={{ flex: isMedium ? `0 0 min(${layout.listWidth}px, 50%)` : '1' }}
          // Hidden without unmounting, so that the list keeps its scroll position.
          {...(isListHidden ? { position: 'absolute', inset: '0', visibility: 'hidden' } : {})}
        >
          <ThreadList title={title} onOpenFolders={openFolders} />
        </Box>
        {isMedium && !isListHidden ? (
          <PaneResizer
            label={intl.formatMessage({ id: 'mail.list.resize' })}
            side="start"
            controls="mail-list"
            width={layout.listWidth}
            {...PANE_LIMITS.list}
            onResize={(listWidth) => setMailLayout({ listWidth })}
            {...(isReading ? { onCollapse: () => setMailLayout({ isListOpen: false }) } : {})}
          />
        ) : null}
        {isReading || isMedium ? (
          <Box flex="1" minW="0" minH="0">
            {isListHidden ? (
              <chakra.h1 srOnly tabIndex={-1}>
                {title}
              </chakra.h1>
            ) : null}
            {compose ? (
              <ComposePane compose={compose} />
            ) : threadId ? (
              <ConversationPane threadId={threadId} />
            ) : (
              <NothingOpen />
            )}
          </Box>
        ) : null}
      </Flex>
      <FolderDrawer isOpen={isFoldersOpen} onClose={() => setIsFoldersOpen(false)} />
      {task ? (
        <LabelDialog
          label={task.label}
          canShare={ability.can('manage', 'all')}
          onClose={(saved) => {
            setTask(null)
            if (saved && task.threadIds.length > 0) void actions.label([...task.threadIds], saved.id)
          }}
        />
      ) : null}
      {dueThreads ? (
        <DueDialog
          threads={dueThreads}
          today={today}
          onClose={() => setDueThreads(null)}
          onChoose={actions.setDueDate}
        />
      ) : null}
    </MailProvider>
  )
}

/** The not-found page for an unknown folder or label. */
function MailboxNotFound() {
  const { pathname } = useLocation()
  return <Navigate replace to={`/pages/misc/not-found${pathname}`} />
}

/** The folder pane as a drawer, for narrow screens. */
function FolderDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const intl = useIntl()
  return (
    <OnceOpened isOpen={isOpen}>
      <DrawerFrame
        isOpen={isOpen}
        side="start"
        size="xs"
        isBare
        title={intl.formatMessage({ id: 'mail.folders.label' })}
        onClose={onClose}
      >
        <FolderPane onFollow={onClose} />
      </DrawerFrame>
    </OnceOpened>
  )
}

/** Sets the page title, which includes the unread count for the inbox. */
function MailTitle({ title }: { title: string }) {
  const intl = useIntl()
  const { location, filter } = useMailbox()
  const unread = useQuery(countsQuery(filter.today)).data?.inbox ?? 0
  const isInbox = location.label === undefined && location.folder === 'inbox'
  usePageTitle(isInbox && unread > 0 ? `${title} (${intl.formatNumber(unread)})` : title)
  return null
}

/** Deletes drafts that were opened and left empty. */
function useDeleteEmptyDrafts(uid: string, compose: string | null, threadId: string | null) {
  useEffect(() => {
    // A new draft is being created.
    if (compose === '1') return
    const localDrafts = draftStore.of(uid)
    for (const draft of localDrafts.all())
      if (draft.id !== compose && (draft.at === null || draft.at !== threadId) && isBlank(draft))
        localDrafts.drop(draft.id)
  }, [uid, compose, threadId])
}
