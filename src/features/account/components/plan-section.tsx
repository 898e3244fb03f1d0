import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import type { Account, PlanRequest } from '@contract/account.ts'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { toast } from '@/ui/feedback/toaster.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { statusPalette } from '@/ui/theme/status-palette.ts'
import { plansQuery, usePlanActions } from '../api/plan-queries.ts'
import { Loaded } from './loaded.tsx'
import { PlanForm } from './plan-form.tsx'
import { PlanLabel } from './plan-label.tsx'
import { SettingsSection } from './settings-section.tsx'

/** The current plan, the pending request and the decisions on earlier requests. */
export function PlanSection({ account }: { account: Account }) {
  const query = useQuery(plansQuery('mine'))
  return (
    <SettingsSection
      title={<FormattedMessage id="account.plan.heading" />}
      description={<FormattedMessage id="account.plan.body" />}
      action={
        <Badge size="lg" colorPalette="brand" whiteSpace="normal">
          <PlanLabel plan={account.currentPlan} billing={account.billing} />
        </Badge>
      }
    >
      <Loaded query={query} rows={3}>
        {(requests) => {
          const open = requests.find(({ status }) => status === 'open')
          const past = requests.filter(({ status }) => status !== 'open')
          return (
            <>
              {open ? (
                <Waiting request={open} />
              ) : (
                // A new plan remounts the form, so that its initial values are the current plan.
                <PlanForm key={`${account.currentPlan} ${account.billing}`} account={account} />
              )}
              {past.length > 0 ? <Past requests={past} /> : null}
            </>
          )
        }}
      </Loaded>
    </SettingsSection>
  )
}

function Waiting({ request }: { request: PlanRequest }) {
  const intl = useIntl()
  const { takeBack } = usePlanActions()
  const undo = async () => {
    try {
      await takeBack.mutateAsync(request.id)
      toast.success({ title: intl.formatMessage({ id: 'account.plan.taken-back' }) })
    } catch {
      toast.error({ title: intl.formatMessage({ id: 'account.plan.decided-meanwhile' }) })
    }
  }
  return (
    <Flex
      gap="4"
      p="4"
      borderRadius="card"
      bg="warning.subtle"
      align="center"
      justify="space-between"
      wrap="wrap"
    >
      <Box flex="1 1 240px" minW="0">
        <Text fontWeight="medium">
          <FormattedMessage id="account.plan.waits" />
        </Text>
        <Text color="fg.muted">
          <PlanLabel plan={request.plan} billing={request.billing} />
          {' · '}
          <bdi>{formatDate(intl, request.createdAt, 'day')}</bdi>
        </Text>
        {request.note ? (
          <Text mt="1" dir="auto" css={textAlignMatchParent}>
            {request.note}
          </Text>
        ) : null}
      </Box>
      <Button variant="outline" loading={takeBack.isPending} onClick={() => void undo()}>
        <FormattedMessage id="account.plan.take-back" />
      </Button>
    </Flex>
  )
}

function Past({ requests }: { requests: readonly PlanRequest[] }) {
  const intl = useIntl()
  return (
    <Box>
      <Text textStyle="label" mb="2">
        <FormattedMessage id="account.plan.past" />
      </Text>
      <Stack as="ul" listStyleType="none" gap="0">
        {requests.map((request) => (
          <Flex as="li" key={request.id} gap="3" py="2.5" borderTopWidth="1px" align="center" wrap="wrap">
            <Badge colorPalette={statusPalette[request.status]}>
              <FormattedMessage id={`account.plan.status.${request.status}`} />
            </Badge>
            <Text>
              <PlanLabel plan={request.plan} billing={request.billing} />
            </Text>
            {request.reason ? (
              <Text color="fg.muted" dir="auto">
                {request.reason}
              </Text>
            ) : null}
            <Text color="fg.muted" ms="auto">
              <bdi>{formatDate(intl, request.decidedAt ?? request.createdAt, 'day')}</bdi>
            </Text>
          </Flex>
        ))}
      </Stack>
    </Box>
  )
}
