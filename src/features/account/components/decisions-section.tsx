import { Box, Button, Flex, Input, Text } from '@chakra-ui/react'
import type { PlanRequest } from '@contract/account.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { toast } from '@/ui/feedback/toaster.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { plansQuery, usePlanActions } from '../api/plan-queries.ts'
import { PlanLabel } from './plan-label.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Plan requests of others that need a decision; renders nothing when there are none. */
export function DecisionsSection() {
  const { data: requests = [] } = useQuery(plansQuery('waiting'))
  if (requests.length === 0) return null
  return (
    <SettingsSection
      title={<FormattedMessage id="account.decisions.heading" values={{ count: requests.length }} />}
      description={<FormattedMessage id="account.decisions.body" />}
    >
      <Box as="ul" listStyleType="none">
        {requests.map((request) => (
          <Decision key={request.id} request={request} />
        ))}
      </Box>
    </SettingsSection>
  )
}

function Decision({ request }: { request: PlanRequest }) {
  const intl = useIntl()
  const { decide } = usePlanActions()
  const [reason, setReason] = useState('')
  const { name } = request
  const run = async (approve: boolean) => {
    try {
      await decide.mutateAsync({ id: request.id, approve, reason })
      const id = approve ? 'account.decisions.approved' : 'account.decisions.declined'
      toast.success({ title: intl.formatMessage({ id }, { name }) })
    } catch {
      toast.error({ title: intl.formatMessage({ id: 'account.decisions.failed' }) })
    }
  }
  return (
    <Flex
      as="li"
      gap="3"
      py="3"
      borderTopWidth="1px"
      align="center"
      wrap="wrap"
      _first={{ borderTopWidth: '0' }}
    >
      <Box flex="1 1 240px" minW="0">
        <Text fontWeight="medium">{name}</Text>
        <Text color="fg.muted" textStyle="xs">
          <PlanLabel plan={request.fromPlan} billing={request.fromBilling} /> →{' '}
          <PlanLabel plan={request.plan} billing={request.billing} />
        </Text>
        {request.note ? (
          <Text mt="1" dir="auto" css={textAlignMatchParent}>
            {request.note}
          </Text>
        ) : null}
      </Box>
      <Input
        flex="1 1 180px"
        maxLength={1000}
        aria-label={intl.formatMessage({ id: 'account.decisions.reason-for' }, { name })}
        placeholder={intl.formatMessage({ id: 'account.decisions.reason' })}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Flex gap="2">
        <Button
          disabled={decide.isPending}
          aria-label={intl.formatMessage({ id: 'account.decisions.approve-of' }, { name })}
          onClick={() => void run(true)}
        >
          <FormattedMessage id="account.decisions.approve" />
        </Button>
        <Button
          variant="outline"
          disabled={decide.isPending}
          aria-label={intl.formatMessage({ id: 'account.decisions.decline-of' }, { name })}
          onClick={() => void run(false)}
        >
          <FormattedMessage id="account.decisions.decline" />
        </Button>
      </Flex>
    </Flex>
  )
}
