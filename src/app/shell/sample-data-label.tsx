import { Badge, Box } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'

/** The label above a screen whose figures are not the workspace's own. */
export function SampleDataLabel() {
  return (
    <Box px={{ base: '4', md: '6' }} pt="3" flexShrink="0">
      <Badge colorPalette="gray">
        <FormattedMessage id="app.sample-data" />
      </Badge>
    </Box>
  )
}
