import { Box, chakra, Flex, Link, Stack, Text } from '@chakra-ui/react'
import type { PersonRef } from '@contract/people.ts'
import type { ProjectDetail } from '@contract/projects.ts'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { CompanyButton } from '@/features/people/shared/company-button.tsx'
import { PersonAvatar } from '@/features/people/shared/person-avatar.tsx'
import { PersonButton } from '@/features/people/shared/person-button.tsx'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatDate, formatNearDay } from '@/ui/format/format-date.ts'
import { sourceVolume } from '../../model/volume.ts'
import { DueDate } from '../../shared/due-date.tsx'
import { TargetList } from './target-list.tsx'
import { useFieldLabel } from './use-field-label.ts'
import { VolumeFact } from './volume-fact.tsx'

const List = chakra('dl')
const Term = chakra('dt')
const Value = chakra('dd')

type FactProps = { label: string; isWide?: boolean; children: ReactNode }

function Fact({ label, isWide = false, children }: FactProps) {
  return (
    <Box minW="0" gridColumn={isWide ? 'span 2' : undefined}>
      <Term textStyle="xs" color="fg.muted" mb="0.5">
        {label}
      </Term>
      <Value overflowWrap="anywhere">{children}</Value>
    </Box>
  )
}

function Person({ person }: { person: PersonRef }) {
  return (
    <Flex align="center" gap="2" minW="0">
      <PersonAvatar person={person} size="xs" />
      <PersonButton person={person} />
    </Flex>
  )
}

type FactsProps = {
  project: ProjectDetail
  today: string
  isStaff: boolean
  assign?: ReactNode
  price?: ReactNode
}

/** The fields of a project other than its texts. */
export function ProjectDescription({ project, today, isStaff, assign, price }: FactsProps) {
  const intl = useIntl()
  const t = useT('projects')
  const fieldLabel = useFieldLabel(today)
  const { assignees, client, company } = project
  const volume = sourceVolume(project.attachments)
  // The section of the people names the person who filed the project, unless staff did.
  const isAmongPeople = company !== null && client !== null && client.affiliation !== null
  return (
    <List display="grid" gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr)" columnGap="4" rowGap="4">
      <Fact label={t('field.dueDate')}>
        <DueDate project={project} today={today} canWrap />
      </Fact>
      <Fact label={t('field.latestCompletionDate')}>
        <bdi title={project.latestCompletionDate}>
          {formatNearDay(intl, project.latestCompletionDate, today)}
        </bdi>
      </Fact>
      <Fact label={t('field.serviceType')}>{t(`serviceType.${project.serviceType}`)}</Fact>
      <Fact label={t('field.timePreference')}>{t(`timePreference.${project.timePreference}`)}</Fact>
      <Fact label={t('field.property')}>
        <bdi>{project.property}</bdi>
      </Fact>
      <Fact label={t('field.dateRequested')}>
        <bdi title={project.dateRequested}>{formatNearDay(intl, project.dateRequested, today)}</bdi>
      </Fact>
      {project.sourceLanguage ? (
        <Fact label={t('field.sourceLanguage')}>
          <bdi>{fieldLabel('sourceLanguage', project.sourceLanguage)}</bdi>
        </Fact>
      ) : null}
      {project.targets.length > 0 ? (
        <Fact label={t('field.targetLanguages')} isWide>
          <TargetList project={project} today={today} />
        </Fact>
      ) : null}
      {volume ? (
        <Fact label={t('volume.title')} isWide>
          <VolumeFact volume={volume} targets={project.targetLanguages.length} />
        </Fact>
      ) : null}
      {project.clientReference ? (
        <Fact label={t('field.clientReference')} isWide>
          <bdi>{project.clientReference}</bdi>
        </Fact>
      ) : null}
      {price ? (
        <Fact label={t('price.title')} isWide>
          {price}
        </Fact>
      ) : null}
      <Fact label={t('field.assignees')} isWide>
        <Flex align="flex-start" justify="space-between" gap="2">
          <Stack gap="1.5" minW="0" pt="0.5">
            {assignees.length === 0 ? <Text color="fg.muted">{t('assignees.none')}</Text> : null}
            {assignees.map((person) => (
              <Person key={person.uid} person={person} />
            ))}
          </Stack>
          {assign}
        </Flex>
      </Fact>
      {isAmongPeople ? null : (
        <Fact label={t('field.client')} isWide>
          {client ? <Person person={client} /> : <Text color="fg.muted">{t('person.deleted')}</Text>}
        </Fact>
      )}
      {company && isStaff ? (
        <Fact label={t('field.company')} isWide>
          <CompanyButton company={company} />
        </Fact>
      ) : null}
      <Fact label={t('field.contactEmail')} isWide>
        <Link href={`mailto:${project.contactEmail}`} color="brand.fg">
          <bdi>{project.contactEmail}</bdi>
        </Link>
      </Fact>
      <Fact label={t('field.lastUpdated')} isWide>
        <bdi>{formatDate(intl, project.lastUpdated, 'dayTime')}</bdi>
      </Fact>
    </List>
  )
}
