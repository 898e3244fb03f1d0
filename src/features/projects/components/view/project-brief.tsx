import { Box, Stack, Text } from '@chakra-ui/react'
import type { ProjectDetail } from '@contract/projects.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { SectionCard } from '@/ui/layout/section-card.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'

type BriefProps = { project: Pick<ProjectDetail, 'description' | 'serviceDescription'> }

/** The client's description of the project. */
export function ProjectBrief({ project }: BriefProps) {
  const t = useT('projects')
  const { description, serviceDescription } = project
  return (
    <SectionCard title={t('view.brief')}>
      {description === '' && serviceDescription === '' ? (
        <Text color="fg.muted">{t('view.no-brief')}</Text>
      ) : (
        <Stack gap="4">
          {description ? (
            <Text
              whiteSpace="pre-wrap"
              dir="auto"
              css={textAlignMatchParent}
              maxW="72ch"
              overflowWrap="anywhere"
            >
              {description}
            </Text>
          ) : null}
          {serviceDescription ? (
            <Box>
              <Text textStyle="xs" color="fg.muted" mb="0.5">
                {t('field.serviceDescription')}
              </Text>
              <Text
                whiteSpace="pre-wrap"
                dir="auto"
                css={textAlignMatchParent}
                maxW="72ch"
                overflowWrap="anywhere"
              >
                {serviceDescription}
              </Text>
            </Box>
          ) : null}
        </Stack>
      )}
    </SectionCard>
  )
}
