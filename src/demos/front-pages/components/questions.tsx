import { Box, Button, chakra, Stack } from '@chakra-ui/react'
import type { LandingContent } from '@contract/demo/front-pages.ts'
import { ChevronDown } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { frontLinks } from '../shared/front-links.ts'

const Details = chakra('details')
const Summary = chakra('summary')

type QuestionsProps = { questions: LandingContent['questions'] }

/** Questions that open their answer; native elements, so that the first visit loads no state machine. */
export function Questions({ questions }: QuestionsProps) {
  const intl = useIntl()
  return (
    <Stack gap="6" maxW="46rem">
      <Box borderTopWidth="1px">
        {questions.map(({ id, question, answer }) => (
          <Details key={id} borderBottomWidth="1px" css={{ '&[open] svg': { rotate: '180deg' } }}>
            <Summary
              display="flex"
              alignItems="center"
              justifyContent="space-between"
              gap="4"
              py="4"
              textStyle="md"
              fontWeight="medium"
              cursor="pointer"
              borderRadius="control"
              css={{ '&::-webkit-details-marker': { display: 'none' } }}
            >
              <Box as="span" flex="1" dir="auto" css={textAlignMatchParent}>
                {question}
              </Box>
              <ChevronDown size={18} aria-hidden style={{ flexShrink: 0 }} />
            </Summary>
            <Box
              as="p"
              color="fg.muted"
              pb="5"
              maxW="65ch"
              lineHeight="1.6"
              dir="auto"
              css={textAlignMatchParent}
            >
              {answer}
            </Box>
          </Details>
        ))}
      </Box>
      <Box>
        <Button asChild variant="outline">
          <Link to={frontLinks.help.to}>{intl.formatMessage({ id: 'front-pages.questions.more' })}</Link>
        </Button>
      </Box>
    </Stack>
  )
}
