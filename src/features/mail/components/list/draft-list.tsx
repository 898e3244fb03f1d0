import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { EmptyState, ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { toast } from '@/ui/feedback/toaster.tsx'
import { formatShortTime } from '@/ui/format/format-date.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { selectedRow } from '@/ui/lists/selected-row.ts'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { discardDraft, draftsQuery } from '../../api/drafts.ts'
import { scheduledQuery } from '../../api/scheduled.ts'
import { useMailbox } from '../../hooks/use-mailbox.ts'
import { type Composition, fromDraft, isBlank } from '../../model/composition.ts'
import { htmlToText } from '../../model/html-to-text.ts'
import { draftStore, isSent } from '../../model/local-messages.ts'
import { useMail } from '../mail-context.ts'
import { ScheduledList } from './scheduled-list.tsx'

/** The drafts of the server and of this device, newest first. */
function useDrafts(uid: string) {
  const query = useQuery(draftsQuery)
  const kept = draftStore.useAll(uid)
  const byId = new Map<string, Composition>()
  for (const draft of query.data ?? []) if (!isSent(uid, draft.id)) byId.set(draft.id, fromDraft(draft))
  for (const draft of kept) byId.set(draft.id, draft)
  const drafts = [...byId.values()]
    .filter((draft) => !isBlank(draft))
    .sort((a, b) => b.updatedAt - a.updatedAt)
  return { query, drafts }
}

/** The list of drafts; a click opens one in the composer. */
export function DraftList() {
  const intl = useIntl()
  const client = useQueryClient()
  const confirm = useConfirm()
  const { uid, compose } = useMail()
  const mailbox = useMailbox()
  const { query, drafts } = useDrafts(uid)
  const scheduled = useQuery(scheduledQuery).data ?? []
  const open = (draft: Composition) => {
    draftStore.of(uid).put(draft)
    if (draft.at) mailbox.openThread(draft.at)
    else mailbox.change({ compose: draft.id, thread: null }, { shouldPush: true })
  }
  const discard = async (draft: Composition) => {
    const yes = await confirm({
      title: intl.formatMessage({ id: 'mail.draft.discard.title' }),
      body: intl.formatMessage({ id: 'mail.erase.body' }),
      confirmLabel: intl.formatMessage({ id: 'mail.draft.discard' }),
      isDanger: true,
    })
    if (!yes) return
    if (mailbox.compose === draft.id) mailbox.closeThread()
    try {
      await discardDraft(client, uid, draft.id)
    } catch (error) {
      console.warn('A draft could not be deleted.', error)
      toast.error({ title: intl.formatMessage({ id: 'mail.action.failed' }) })
    }
  }
  if (query.isPending && drafts.length === 0)
    return (
      <Box p="3">
        <RowsSkeleton rows={4} height="72px" />
      </Box>
    )
  if (query.isError && drafts.length === 0)
    return <ErrorState onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
  if (drafts.length === 0 && scheduled.length === 0)
    return (
      <EmptyState
        drawing="envelope"
        title={intl.formatMessage({ id: 'mail.empty' })}
        body={intl.formatMessage({ id: 'mail.empty.draft' })}
        action={
          <Button variant="outline" onClick={() => compose()}>
            {intl.formatMessage({ id: 'mail.compose' })}
          </Button>
        }
      />
    )
  return (
    <Box overflowY="auto" flex="1" minH="0">
      <ScheduledList messages={scheduled} />
      {drafts.length > 0 && scheduled.length > 0 ? (
        <Text
          textStyle="xs"
          color="fg.muted"
          fontWeight="medium"
          px="4"
          pt="3"
          pb="1"
          borderBottomWidth="1px"
        >
          {intl.formatMessage({ id: 'mail.folder.draft' })}
        </Text>
      ) : null}
      <chakra.ul
        aria-label={intl.formatMessage({ id: 'mail.folder.draft' })}
        listStyleType="none"
        position="relative"
      >
        {drafts.map((draft) => (
          <Flex
            as="li"
            key={draft.id}
            position="relative"
            align="center"
            gap="2"
            ps="4"
            pe="2"
            py="2.5"
            borderBottomWidth="1px"
            {...selectedRow(
              draft.id === mailbox.compose || (draft.at !== null && draft.at === mailbox.threadId),
            )}
          >
            <Box flex="1" minW="0">
              <Flex gap="2" align="baseline">
                <Text flex="1" truncate color="fg.muted">
                  {draft.to.map(({ name }) => name).join(', ') ||
                    intl.formatMessage({ id: 'mail.draft.no-recipient' })}
                </Text>
                <Text textStyle="xs" color="fg.muted">
                  {formatShortTime(intl, draft.updatedAt, new Date())}
                </Text>
              </Flex>
              <chakra.button
                type="button"
                dir="auto"
                css={textAlignMatchParent}
                width="full"
                truncate
                cursor="pointer"
                fontWeight="medium"
                _after={{ content: '""', position: 'absolute', inset: '0' }}
                onClick={() => open(draft)}
              >
                {draft.subject || intl.formatMessage({ id: 'mail.no-subject' })}
              </chakra.button>
              <Text dir="auto" css={textAlignMatchParent} color="fg.muted" truncate>
                {htmlToText(draft.html) || intl.formatMessage({ id: 'mail.draft.empty' })}
              </Text>
            </Box>
            <IconButton
              size="sm"
              zIndex="1"
              label={intl.formatMessage({ id: 'mail.draft.discard' })}
              onClick={() => void discard(draft)}
            >
              <Trash2 />
            </IconButton>
          </Flex>
        ))}
      </chakra.ul>
    </Box>
  )
}
