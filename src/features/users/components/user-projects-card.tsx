import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { href } from '@/lib/href.ts'
import { formatDate } from '@/ui/format-date.ts'
import { ErrorState, RowsSkeleton } from '@/ui/states.tsx'
import { userProjectsQuery } from '../api/users.ts'
import { DescriptionCard } from './description-list.tsx'

/** The newest projects of a user, each a link. */
export function UserProjectsCard({ no }: { no: number }) {
  const intl = useIntl()
  const requests = useQuery(userProjectsQuery(no))
  return (
    <DescriptionCard title={<FormattedMessage id="users.view.projects" />}>
      {requests.isPending ? (
        <RowsSkeleton rows={3} />
      ) : requests.isError ? (
        <ErrorState onRetry={() => void requests.refetch()} isRetrying={requests.isFetching} level="h3" />
      ) : requests.data.total === 0 ? (
        <Text color="fg.muted">
          <FormattedMessage id="users.view.no-projects" />
        </Text>
      ) : (
        <>
          <Stack as="ul" gap="0" listStyleType="none">
            {requests.data.requests.map((request) => (
              <Flex
                as="li"
                key={request.id}
                py="2"
                gap="3"
                align="baseline"
                justify="space-between"
                borderTopWidth="1px"
                _first={{ borderTopWidth: '0' }}
              >
                <Box minW="0">
                  <Link
                    to={href('projects.view', { id: request.id })}
                    style={{ textDecoration: 'underline' }}
                  >
                    {request.title}
                  </Link>
                  <Text textStyle="xs" color="fg.muted">
                    <FormattedMessage
                      id={`users.view.project-${request.isAssigned ? 'assigned' : 'created'}`}
                      values={{
                        no: request.no,
                        day: formatDate(intl, request.dueDate, 'day'),
                      }}
                    />
                  </Text>
                </Box>
                <Text flex="none" color="fg.muted">
                  <FormattedMessage id={`users.project-status.${request.status}`} />
                </Text>
              </Flex>
            ))}
          </Stack>
          {requests.data.total > requests.data.requests.length ? (
            <Text mt="2" color="fg.muted">
              <FormattedMessage
                id="users.view.projects-shown"
                values={{ shown: requests.data.requests.length, total: requests.data.total }}
              />
            </Text>
          ) : null}
        </>
      )}
    </DescriptionCard>
  )
}
