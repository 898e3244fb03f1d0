import { Box, Link as ChakraLink, Flex } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { href } from '@/lib/routing/href.ts'

const shown = 5
/** The API stops counting at this number. */
const maxCounted = 100

/**
 * The heading of the projects that need the user, with a link to all of them when there are more than five.
 */
export function NeedsYouHeading({ total }: { total: number }) {
  const intl = useIntl()
  const more = total - shown
  return (
    <Flex gap="3" justify="space-between" align="center">
      <Box as="span">{intl.formatMessage({ id: 'projects.needs-you' })}</Box>
      {more > 0 ? (
        <ChakraLink asChild color="mark.fg" fontWeight="medium">
          <Link to={href('projects.list', undefined, { needs: 'me' })}>
            {intl.formatMessage(
              { id: 'projects.needs-you.more' },
              { count: more, isCapped: total >= maxCounted ? 'yes' : 'no' },
            )}
          </Link>
        </ChakraLink>
      ) : null}
    </Flex>
  )
}
