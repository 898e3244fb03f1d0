import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import { useQuery } from '@tanstack/react-query'
import { Mail, UserMinus } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PersonAvatar } from '@/features/people/shared/person-avatar.tsx'
import { refusalText } from '@/lib/api/refusal.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { toast } from '@/ui/feedback/toaster.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { QuickSelect } from '@/ui/inputs/quick-select.tsx'
import { membersQuery, useChangeMember, useRemoveMember, useWithdrawInvitation } from '../api/members.ts'

type SharePeopleProps = {
  manuscript: ManuscriptDetail
  roleOptions: readonly { value: string; label: string }[]
}

/** The members of a manuscript and its open invitations. */
export function SharePeople({ manuscript, roleOptions }: SharePeopleProps) {
  const intl = useIntl()
  const t = useT('manuscripts.share')
  const list = useQuery(membersQuery(manuscript.id))
  const change = useChangeMember(manuscript.id)
  const remove = useRemoveMember(manuscript.id)
  const withdraw = useWithdrawInvitation(manuscript.id)

  const attempt = async (action: () => Promise<unknown>, done?: string) => {
    try {
      await action()
      if (done) toast.success({ title: done })
    } catch (error) {
      const description =
        refusalText(intl, error) ?? intl.formatMessage({ id: 'manuscripts.failed.nothing-changed' })
      toast.error({ title: t('failed'), description })
    }
  }

  const { members = [], invitations = [] } = list.data ?? {}
  return (
    <>
      <Stack as="ul" gap="0" listStyleType="none">
        <Person name={manuscript.ownerName} detail={t('owner')} />
        {list.isPending ? <RowsSkeleton rows={2} /> : null}
        {list.isError ? (
          <ErrorState level="h3" onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
        ) : null}
        {members.map(({ userId, fullName, email, role }) => (
          <Person key={userId} name={fullName || (email ?? '')} detail={email ?? ''}>
            <QuickSelect
              size="xs"
              width="auto"
              label={t('role-of', { name: fullName })}
              value={role}
              options={roleOptions}
              onChange={(next) =>
                void attempt(() =>
                  change.mutateAsync({ userId, role: next === 'editor' ? 'editor' : 'viewer' }),
                )
              }
            />
            <IconButton
              size="xs"
              label={t('remove', { name: fullName })}
              onClick={() => void attempt(() => remove.mutateAsync(userId), t('removed', { name: fullName }))}
            >
              <UserMinus />
            </IconButton>
          </Person>
        ))}
        {invitations.map(({ id, email, role }) => (
          <Person key={id} name={email} detail={t(`waiting-${role}`)} isWaiting>
            <IconButton
              size="xs"
              label={t('withdraw', { email })}
              onClick={() => void attempt(() => withdraw.mutateAsync(id), t('withdrawn', { email }))}
            >
              <UserMinus />
            </IconButton>
          </Person>
        ))}
      </Stack>
      {list.data && members.length + invitations.length === 0 ? (
        <Text color="fg.muted">
          <FormattedMessage id="manuscripts.share.none" />
        </Text>
      ) : null}
    </>
  )
}

type PersonProps = { name: string; detail: string; isWaiting?: boolean; children?: ReactNode }

function Person({ name, detail, isWaiting = false, children }: PersonProps) {
  return (
    <Flex as="li" gap="3" py="2" align="center" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
      {isWaiting ? (
        <Box boxSize="8" display="grid" placeItems="center" color="fg.muted" flexShrink="0">
          <Mail size={18} aria-hidden />
        </Box>
      ) : (
        <PersonAvatar person={{ name, avatar: null }} />
      )}
      <Box flex="1" minW="0">
        <Text truncate>
          <bdi>{name}</bdi>
        </Text>
        {detail ? (
          <Text truncate textStyle="xs" color="fg.muted">
            <bdi>{detail}</bdi>
          </Text>
        ) : null}
      </Box>
      {children}
    </Flex>
  )
}
