import { Box, Stack, Text } from '@chakra-ui/react'
import type { ProjectDetail } from '@contract/projects.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { SectionCard } from '@/ui/layout/section-card.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'

type BriefProps = { project: Pick<ProjectDetail, 'description' | 'serviceDescription' | 'voiceWishes'> }

/** The client's description of the project. */
export function ProjectBrief({ project }: BriefProps) {
  const t = useT('projects')
  const { description, serviceDescription, voiceWishes } = project
  return (
    <SectionCard title={t('view.brief')}>
      {description || serviceDescription || voiceWishes ? (
        <Stack gap="4">
          <BriefText text={description} />
          <BriefText text={serviceDescription} label={t('field.serviceDescription')} />
          <BriefText text={voiceWishes} label={t('field.voiceWishes')} />
        </Stack>
      ) : (
        <Text color="fg.muted">{t('view.no-brief')}</Text>
      )}
    </SectionCard>
  )
}

function BriefText({ text, label }: { text: string; label?: string }) {
  if (text === '') return null
  return (
    <Box>
      {label ? (
        <Text textStyle="xs" color="fg.muted" mb="0.5">
          {label}
        </Text>
      ) : null}
      <Text whiteSpace="pre-wrap" dir="auto" css={textAlignMatchParent} maxW="72ch" overflowWrap="anywhere">
        {text}
      </Text>
    </Box>
  )
}
