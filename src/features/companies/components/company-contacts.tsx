import { Badge, Box, Flex, Link, Stack, Text } from '@chakra-ui/react'
import type { CompanyPage } from '@contract/companies.ts'
import { PersonAvatar } from '@/features/people/shared/person-avatar.tsx'
import { PersonButton } from '@/features/people/shared/person-button.tsx'
import { useT } from '@/lib/i18n/use-t.ts'
import { SectionCard } from '@/ui/layout/section-card.tsx'

/** The people of a company, active ones first. */
export function CompanyContacts({ page }: { page: CompanyPage }) {
  const t = useT('companies.contacts')
  const { contacts, company } = page
  return (
    <SectionCard title={t('title')}>
      {contacts.length === 0 ? <Text color="fg.muted">{t('none')}</Text> : null}
      <Stack as="ul" listStyleType="none" gap="3" aria-label={t('title')}>
        {contacts.map((person) => (
          <Flex as="li" key={person.uid} align="center" gap="2.5" minW="0">
            <PersonAvatar person={person} size="sm" />
            <Box flex="1" minW="0">
              <Flex gap="2" wrap="wrap" align="center">
                <PersonButton person={person} />
                {person.isActive ? null : <Badge colorPalette="gray">{t('inactive')}</Badge>}
              </Flex>
              {person.email ? (
                <Link href={`mailto:${person.email}`} textStyle="xs" color="fg.muted" overflowWrap="anywhere">
                  <bdi>{person.email}</bdi>
                </Link>
              ) : null}
            </Box>
          </Flex>
        ))}
      </Stack>
      {company.people > contacts.length ? (
        <Text mt="3" color="fg.muted">
          {t('shown', { shown: contacts.length, total: company.people })}
        </Text>
      ) : null}
    </SectionCard>
  )
}
