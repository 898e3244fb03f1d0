import { Box, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import { ArrowRight, BookOpen, FileArchive, PenLine } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useAbility } from '@/lib/ability.ts'
import { href } from '@/lib/href.ts'
import { PageFrame } from '@/ui/page.tsx'

const Card = chakra(Link)

const doors = [
  { id: 'manuscripts', to: () => href('manuscripts.list'), action: 'read', Icon: BookOpen },
  { id: 'import', to: () => href('scrivener-import.page'), action: 'create', Icon: FileArchive },
  { id: 'new', to: () => href('manuscripts.new'), action: 'create', Icon: PenLine },
] as const

/** Welcomes whoever lands here and opens the writing rooms; the figures come with the dashboards. Spec 2 "Dashboards". */
export function Page() {
  const intl = useIntl()
  const ability = useAbility()
  return (
    <PageFrame
      title={intl.formatMessage({ id: 'dashboards.analytics.heading' })}
      description={intl.formatMessage({ id: 'dashboards.analytics.lead' })}
    >
      <Grid templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="4">
        {doors
          .filter(({ action }) => ability.can(action, 'manuscripts'))
          .map(({ id, to, Icon }) => (
            <Card
              key={id}
              to={to()}
              display="flex"
              flexDirection="column"
              gap="4"
              p="5"
              bg="bg.surface"
              borderRadius="card"
              boxShadow="raised"
              css={{
                '[data-skin=bordered] &': { boxShadow: 'none', borderWidth: '1px', borderColor: 'border' },
              }}
              _hover={{ boxShadow: 'floating' }}
            >
              <Box color="brand.fg">
                <Icon size={24} strokeWidth={1.5} aria-hidden />
              </Box>
              <Box flex="1">
                <Heading as="h2" textStyle="md">
                  {intl.formatMessage({ id: `dashboards.door.${id}.heading` })}
                </Heading>
                <Text mt="1" color="fg.muted">
                  {intl.formatMessage({ id: `dashboards.door.${id}.body` })}
                </Text>
              </Box>
              <Flex align="center" gap="1.5" color="brand.fg" fontWeight="medium">
                {intl.formatMessage({ id: `dashboards.door.${id}.action` })}
                <ArrowRight size={16} strokeWidth={1.75} data-mirror="" aria-hidden />
              </Flex>
            </Card>
          ))}
      </Grid>
    </PageFrame>
  )
}
