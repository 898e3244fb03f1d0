import { Box, Flex } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { FileRefusal } from '../model/file-limits.ts'

/** The files that a field refused, each with its reason. */
export function FileRefusals({ refusals }: { refusals: readonly FileRefusal[] }) {
  const intl = useIntl()
  if (refusals.length === 0) return null
  return (
    <Box role="alert">
      {refusals.map(({ name, reason }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two refused files may have the same name.
        <Flex key={n} gap="1.5" align="center" color="danger.fg">
          <CircleAlert size={14} strokeWidth={2} aria-hidden />
          <bdi>{name}</bdi>
          {intl.formatMessage({ id: `forms.file-input.refused.${reason}` })}
        </Flex>
      ))}
    </Box>
  )
}
