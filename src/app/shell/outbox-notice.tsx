import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, Clock3 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useUser } from '@/features/auth/api/session.ts'
import { messageText } from '@/lib/api/refusal.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { inOrder, type OutboxEntry, sendWaiting, useOutbox } from '@/lib/outbox/outbox.ts'
import { type OutboxReport, startOutbox } from '@/lib/outbox/outbox-sender.ts'
import { toast } from '@/ui/feedback/toaster.tsx'

/** Sends the outbox of the signed-in person on every screen, and lists what could not be sent. */
export function OutboxNotice() {
  const uid = useUser()?.uid
  return uid === undefined ? null : <Unsent key={uid} uid={uid} />
}

/**
 * The entries that were refused, or whose first repetition failed, with those of their lanes that wait behind them; a
 * short failure moves no page.
 */
function listedOf(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const isStuck = ({ state, failures = 0 }: OutboxEntry) =>
    (state === 'waiting' || state === 'sending') && failures > 1
  const stuck = new Set(entries.filter(isStuck).map(({ lane }) => lane))
  const isListed = (entry: OutboxEntry) =>
    entry.state === 'refused' || isStuck(entry) || (entry.state === 'waiting' && stuck.has(entry.lane))
  return inOrder(entries.filter((entry) => entry.href !== undefined && isListed(entry)))
}

function Unsent({ uid }: { uid: string }) {
  const intl = useIntl()
  const t = useT('app.outbox')
  const client = useQueryClient()
  const report = useRef<(report: OutboxReport) => void>(() => undefined)
  report.current = useReport()
  useEffect(() => startOutbox(client, uid, (done) => report.current(done)), [client, uid])
  const listed = listedOf(useOutbox(uid))
  return (
    <Box role="status">
      {listed.length === 0 ? null : (
        <chakra.ul
          listStyleType="none"
          aria-label={t('label')}
          borderBottomWidth="1px"
          maxH="40"
          overflowY="auto"
        >
          {listed.map(({ id, title, href = '', state, reason = '' }) => {
            const isRefused = state === 'refused'
            const Icon = isRefused ? CircleAlert : Clock3
            return (
              <Flex
                as="li"
                key={id}
                align="center"
                gap="2"
                px="4"
                py="1.5"
                bg={isRefused ? 'danger.subtle' : 'warning.subtle'}
                color={isRefused ? 'danger.fg' : 'warning.fg'}
              >
                <Icon size={16} aria-hidden style={{ flexShrink: 0 }} />
                <Box flex="1" minW="0">
                  <Text truncate fontWeight="medium" dir="auto">
                    {title || t('untitled')}
                  </Text>
                  <Text textStyle="xs">
                    {isRefused ? t('refused', { reason: messageText(intl, reason) }) : t('waiting')}
                  </Text>
                </Box>
                {isRefused ? null : (
                  <Button size="xs" variant="ghost" color="inherit" onClick={() => sendWaiting(uid)}>
                    {t('retry')}
                  </Button>
                )}
                <Button asChild size="xs" variant="ghost" color="inherit">
                  <Link to={href}>{t('open')}</Link>
                </Button>
              </Flex>
            )
          })}
        </chakra.ul>
      )}
    </Box>
  )
}

/** Returns how to report what was sent and refused, on screens that do not show it. */
function useReport(): (report: OutboxReport) => void {
  const t = useT('app.outbox')
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isShown = (href = '') => {
    const [path, query] = href.split('?')
    const here = new URLSearchParams(search)
    return (
      path === pathname && [...new URLSearchParams(query)].every(([key, value]) => here.get(key) === value)
    )
  }
  return ({ sent, refused }) => {
    const hidden = sent.filter(({ entry, href }) => entry.href && !isShown(href ?? entry.href))
    const late = hidden.filter(({ entry }) => entry.state !== 'held')
    // Those without a failure were sent at once, unless they waited behind one.
    if (late.some(({ entry }) => (entry.failures ?? 0) > 0))
      toast.success({ title: t('sent-late', { count: late.length }) })
    for (const { entry, href } of hidden)
      if (entry.state === 'held')
        toast.success({
          title: t('sent'),
          ...(href && { action: { label: t('show-sent'), onClick: () => void navigate(href) } }),
        })
    for (const { failure } of refused) if (failure !== undefined) toast.error({ title: failure })
  }
}
