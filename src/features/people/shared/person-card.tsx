import { Box, Button, Link as ChakraLink, Flex, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Mail, MessageCircle, Phone } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { ApiError } from '@/lib/api/api-error.ts'
import { useRoleName } from '@/lib/auth/role-name.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { personCardQuery } from '../api/people.ts'
import { companyLabel } from './name-with-company.ts'
import { PersonAvatar } from './person-avatar.tsx'

/** A person's contact details, as far as the user may read them. */
export function PersonCard({ uid }: { uid: string }) {
  const t = useT('people.card')
  const intl = useIntl()
  const nameRole = useRoleName()
  const card = useQuery(personCardQuery(uid))
  if (card.isPending)
    return (
      <Box p="4">
        <RowsSkeleton rows={3} />
      </Box>
    )
  if (card.isError) {
    const isHidden = card.error instanceof ApiError && card.error.status === 404
    return isHidden ? (
      <Text p="4" color="fg.muted">
        {intl.formatMessage({ id: 'people.card.hidden' })}
      </Text>
    ) : (
      <ErrorState drawing={undefined} level="h3" onRetry={() => void card.refetch()} />
    )
  }
  const { name, avatar, role, company, affiliation, email, phone, presence, isSelf } = card.data
  const facts = [nameRole(role), companyLabel(intl, affiliation) ?? company].filter(Boolean).join(' · ')
  return (
    <Stack gap="3" p="4">
      <Flex gap="3" align="center">
        <PersonAvatar person={{ name, avatar }} size="md" presence={presence} />
        <Box minW="0">
          <Text fontWeight="semibold" truncate>
            <bdi>{name}</bdi>
          </Text>
          <Text textStyle="xs" color="fg.muted">
            {facts}
          </Text>
        </Box>
      </Flex>
      {email ? (
        <ChakraLink href={`mailto:${email}`} overflowWrap="anywhere">
          <bdi>{email}</bdi>
        </ChakraLink>
      ) : null}
      {phone ? <bdi dir="ltr">{phone}</bdi> : null}
      {isSelf ? null : (
        <Flex gap="2" wrap="wrap">
          <Button asChild size="xs" variant="outline">
            <Link to={href('mail.app', undefined, { compose: '1', to: uid })}>
              <Mail size={14} aria-hidden />
              {t('message')}
            </Link>
          </Button>
          <Button asChild size="xs" variant="outline">
            <Link to={href('chat.page', undefined, { with: uid })}>
              <MessageCircle size={14} aria-hidden />
              {t('chat')}
            </Link>
          </Button>
          {phone ? (
            <Button asChild size="xs" variant="outline">
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                <Phone size={14} aria-hidden />
                {t('call')}
              </a>
            </Button>
          ) : null}
        </Flex>
      )}
    </Stack>
  )
}
