import { Box, chakra, Flex, useMediaQuery } from '@chakra-ui/react'
import type { MailLabel } from '@contract/mail.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useAbility } from '@/lib/ability.ts'
import { appTitle } from '@/lib/env.ts'
import { lazyPart } from '@/ui/lazy-part.tsx'
import { LoadedLater, LoadedOnOpening } from '@/ui/loaded-later.tsx'
import { labelsQuery } from '../api/labels.ts'
import { countsQuery } from '../api/threads.ts'
import { useMailEvents } from '../api/use-mail-events.ts'
import { isBlank, newComposition } from '../model/composition.ts'
import { keptDrafts } from '../model/kept.ts'
import { useMailbox } from '../model/use-mailbox.ts'
import { useThreadActions } from '../model/use-thread-actions.ts'
import { ComposePane } from './composer/compose-pane.tsx'
import { ConversationPane, NothingOpen } from './conversation/conversation-pane.tsx'
import { FolderPane } from './folders/folder-pane.tsx'
import { ThreadList } from './list/thread-list.tsx'
import { type MailContextValue, MailProvider } from './mail-context.ts'
import { useThreadMenu } from './use-thread-menu.ts'

const LabelDialog = lazyPart(() => import('./folders/label-dialog.tsx').then((file) => file.LabelDialog))
const DrawerFrame = lazyPart(() => import('@/ui/drawer-frame.tsx').then((file) => file.DrawerFrame))
const noLabels: readonly MailLabel[] = []
type LabelTask = { label?: MailLabel | undefined; threadIds: readonly string[] }

/** The mailbox: folders, list, conversation; two panes from 960 px, one below. */
export function Mailbox({ uid }: { uid: string }) {
  const intl = useIntl()
  const ability = useAbility()
  const [isMedium] = useMediaQuery(['(min-width: 960px)'], { ssr: false })
  const mailbox = useMailbox()
  const { threadId, compose, place, q, change } = mailbox
  // Every line shows its labels: when they come, the lines are drawn anew in slices.
  const labels = useDeferredValue(useQuery(labelsQuery).data ?? noLabels)
  const actions = useThreadActions()
  const [task, setTask] = useState<LabelTask | null>(null)
  const [isFoldersOpen, setIsFoldersOpen] = useState(false)
  useMailEvents(uid)
  useBlankSweep(uid, compose, threadId)
  const openFolders = useCallback(() => setIsFoldersOpen(true), [])
  const onNewLabel = useCallback((threadIds: readonly string[]) => setTask({ threadIds }), [])
  const openMenu = useThreadMenu({ actions, mailbox, onNewLabel })
  const value = useMemo<MailContextValue>(
    () => ({
      uid,
      mailbox,
      labels,
      actions,
      openMenu,
      openLabelDialog: (label) => setTask({ label, threadIds: [] }),
      compose(known) {
        const made = newComposition(known)
        keptDrafts.of(uid).put(made)
        change(
          { compose: made.id, thread: null, message: null, to: null, project: null },
          { isStep: threadId === null && compose === null },
        )
      },
    }),
    [uid, mailbox, labels, actions, openMenu, change, threadId, compose],
  )
  const label = labels.find(({ id }) => id === place.label)
  const title = q
    ? intl.formatMessage({ id: 'mail.search.title' }, { q })
    : place.label
      ? (label?.name ?? intl.formatMessage({ id: 'mail.labels.heading' }))
      : intl.formatMessage({ id: `mail.folder.${place.folder}` })
  const isReading = threadId !== null || compose !== null
  return (
    <MailProvider value={value}>
      <UnreadInTitle />
      <Flex position="relative" flex="1" minH="0" minW="0" bg="bg.surface" overflow="hidden">
        <Box
          display={{ base: 'none', lg: 'block' }}
          width="56"
          flexShrink="0"
          bg="bg"
          borderInlineEndWidth="1px"
        >
          <FolderPane />
        </Box>
        <Box
          flex={{ base: '1', md: '0 0 min(380px, 42%)' }}
          minW="0"
          borderInlineEndWidth={{ base: '0', md: '1px' }}
          // Kept and laid out while a message is read on a small screen: going back finds the list where it was.
          {...(isReading && !isMedium ? { position: 'absolute', inset: '0', visibility: 'hidden' } : {})}
        >
          <ThreadList title={title} onOpenFolders={openFolders} />
        </Box>
        {isReading || isMedium ? (
          <Box flex="1" minW="0" minH="0">
            {isMedium ? null : (
              <chakra.h1 srOnly tabIndex={-1}>
                {title}
              </chakra.h1>
            )}
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
        <LoadedLater onFail={() => setTask(null)}>
          <LabelDialog
            label={task.label}
            canShare={ability.can('manage', 'all')}
            onClose={(saved) => {
              setTask(null)
              if (saved && task.threadIds.length > 0) void actions.label([...task.threadIds], saved.id)
            }}
          />
        </LoadedLater>
      ) : null}
    </MailProvider>
  )
}

/** The folders over the list, where there is no room beside it. */
function FolderDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const intl = useIntl()
  return (
    <LoadedOnOpening isOpen={isOpen} onFail={onClose}>
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
    </LoadedOnOpening>
  )
}

/** How many are unread stands in the tab's title. */
function UnreadInTitle() {
  const intl = useIntl()
  const { place, q, filter } = useMailbox()
  const unread = useQuery(countsQuery(filter.today)).data?.inbox ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shell writes the title anew with every place
  useEffect(() => {
    const name = `${intl.formatMessage({ id: 'mail.app.title' })} · ${appTitle}`
    // After the shell's own effect of the same moment.
    queueMicrotask(() => {
      document.title = unread > 0 ? `(${unread}) ${name}` : name
    })
  }, [intl, unread, place, q])
  return null
}

/** Messages that were begun and left without a word are not kept. */
function useBlankSweep(uid: string, compose: string | null, threadId: string | null) {
  useEffect(() => {
    // One is just being begun.
    if (compose === '1') return
    const shelf = keptDrafts.of(uid)
    for (const draft of shelf.all())
      if (draft.id !== compose && (draft.at === null || draft.at !== threadId) && isBlank(draft))
        shelf.drop(draft.id)
  }, [uid, compose, threadId])
}
