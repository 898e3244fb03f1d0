import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { href } from '@/lib/routing/href.ts'
import { ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { userProjectsQuery } from '../api/users.ts'
import { DescriptionCard } from './description-card.tsx'

/** The newest projects of a user, each a link. */
export function UserProjectsCard({ no }: { no: number }) {
  const intl = useIntl()
  const projects = useQuery(userProjectsQuery(no))
  return (
    <DescriptionCard title={<FormattedMessage id="users.view.projects" />}>
      {projects.isPending ? (
        <RowsSkeleton rows={3} />
      ) : projects.isError ? (
        <ErrorState onRetry={() => void projects.refetch()} isRetrying={projects.isFetching} level="h3" />
      ) : projects.data.total === 0 ? (
        <Text color="fg.muted">
          <FormattedMessage id="users.view.no-projects" />
        </Text>
      ) : (
        <>
          <Stack as="ul" gap="0" listStyleType="none">
            {projects.data.projects.map((project) => (
              <Flex
                as="li"
                key={project.id}
                py="2"
                gap="3"
                align="baseline"
                justify="space-between"
                borderTopWidth="1px"
                _first={{ borderTopWidth: '0' }}
              >
                <Box minW="0">
                  <Link
                    to={href('projects.view', { id: project.id })}
                    style={{ textDecoration: 'underline' }}
                  >
                    <bdi>{project.title}</bdi>
                  </Link>
                  <Text textStyle="xs" color="fg.muted">
                    <FormattedMessage
                      id={`users.view.project-${project.isAssigned ? 'assigned' : 'created'}`}
                      values={{
                        no: project.no,
                        day: formatDate(intl, project.dueDate, 'day'),
                      }}
                    />
                  </Text>
                </Box>
                <Text flex="none" color="fg.muted">
                  <FormattedMessage id={`users.project-status.${project.status}`} />
                </Text>
              </Flex>
            ))}
          </Stack>
          {projects.data.total > projects.data.projects.length ? (
            <Text mt="2" color="fg.muted">
              <FormattedMessage
                id="users.view.projects-shown"
                values={{ shown: projects.data.projects.length, total: projects.data.total }}
              />
            </Text>
          ) : null}
        </>
      )}
    </DescriptionCard>
  )
}
