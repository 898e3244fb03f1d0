import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import type { ManuscriptOffer } from '@contract/manuscript-sharing.ts'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useUser } from '@/features/auth/api/session.ts'
import { nameWithCompany } from '@/features/people/shared/name-with-company.ts'
import { PersonAvatar } from '@/features/people/shared/person-avatar.tsx'
import { ApiError } from '@/lib/api/api-error.ts'
import { href } from '@/lib/routing/href.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { offersQuery, useAcceptOffer, useDeclineOffer, useLiveOffers } from '../api/offers.ts'

/** Open invitations to shared manuscripts, to accept or decline; renders nothing without one. */
export function ManuscriptOffers() {
  const intl = useIntl()
  const uid = useUser()?.uid
  useLiveOffers(uid)
  const offers = useQuery(offersQuery).data ?? []
  if (offers.length === 0) return null
  return (
    <Stack
      as="ul"
      aria-label={intl.formatMessage({ id: 'manuscripts.offer.list' })}
      listStyleType="none"
      gap="2"
      mb="4"
    >
      {offers.map((offer) => (
        <OfferItem key={offer.id} offer={offer} />
      ))}
    </Stack>
  )
}

function OfferItem({ offer }: { offer: ManuscriptOffer }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const accept = useAcceptOffer()
  const decline = useDeclineOffer()
  const { id, title, ownerName, affiliation, role } = offer
  const attempt = async (action: () => Promise<unknown>) => {
    try {
      await action()
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404
      console.warn('An offer to share a manuscript could not be answered', error)
      toast.error({
        title: intl.formatMessage({
          id: isGone ? 'manuscripts.offer.withdrawn' : 'manuscripts.offer.failed',
        }),
      })
    }
  }
  const isBusy = accept.isPending || decline.isPending
  return (
    <Flex
      as="li"
      align="center"
      gap="3"
      wrap="wrap"
      p="3"
      borderWidth="1px"
      borderRadius="card"
      bg="brand.subtle"
    >
      <PersonAvatar person={{ name: ownerName, avatar: null }} />
      <Box flex="1" minW="48">
        <Text fontWeight="medium">
          <FormattedMessage
            id="manuscripts.offer.title"
            values={{
              name: <bdi>{nameWithCompany(intl, ownerName, affiliation)}</bdi>,
              title: <bdi>{title}</bdi>,
            }}
          />
        </Text>
        <Text textStyle="xs" color="fg.muted">
          <FormattedMessage id={`manuscripts.offer.${role}`} />
        </Text>
      </Box>
      <Flex gap="2">
        <Button
          size="sm"
          variant="outline"
          disabled={isBusy}
          loading={decline.isPending}
          onClick={() => void attempt(() => decline.mutateAsync(id))}
        >
          <FormattedMessage id="manuscripts.offer.decline" />
        </Button>
        <Button
          size="sm"
          disabled={isBusy}
          loading={accept.isPending}
          onClick={() =>
            void attempt(async () => {
              const { manuscriptId } = await accept.mutateAsync(id)
              void navigate(href('editor.manuscript', { id: manuscriptId }))
            })
          }
        >
          <FormattedMessage id="manuscripts.offer.accept" />
        </Button>
      </Flex>
    </Flex>
  )
}
