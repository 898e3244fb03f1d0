import { Box, Text } from '@chakra-ui/react'
import type { Project } from '@contract/projects.ts'
import { useIntl } from 'react-intl'
import { useCan } from '@/lib/auth/use-can.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import type { BulkPreview } from '../../model/bulk-preview.ts'

/** The selected projects that will not change, each with the reason. */
export function BulkRefusals({ refusing }: Pick<BulkPreview<Project>, 'refusing'>) {
  const intl = useIntl()
  const t = useT('projects.bulk')
  const shown = useCan('projects.disabled')
  return (
    <Box p="3" bg="bg.subtle" borderRadius="control">
      <Text fontWeight="medium">{t('unchanged', { count: refusing.length })}</Text>
      <Box as="ul" listStyleType="none" mt="1" maxH="40" overflowY="auto" tabIndex={0} role="list">
        {refusing.map(({ project, answer }) => (
          <Box as="li" key={project.id} textStyle="xs" color="fg.muted" mt="1" overflowWrap="anywhere">
            <Box as="bdi" color="fg">
              {project.title}
            </Box>
            <Box as="bdi" display="block">
              {shown(answer).disabledReason ?? intl.formatMessage({ id: 'ui.refused.forbidden' })}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
