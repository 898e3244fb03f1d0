import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '@/lib/api/api-error.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { useHelpVote } from '../../api/front-pages.ts'
import { visitorId } from '../../model/visitor-id.ts'

type ArticleVoteProps = { slug: string }

/** Whether the article helped; a browser has one vote, which it may change. */
export function ArticleVote({ slug }: ArticleVoteProps) {
  const t = useT('front-pages.vote')
  const [visitor] = useState(() => visitorId(localStorage))
  const vote = useHelpVote(slug, visitor)
  const chosen = vote.isSuccess ? vote.variables : undefined
  const isLimited = vote.error instanceof ApiError && vote.error.code === 'rate_limited'
  return (
    <Box borderTopWidth="1px" pt="5">
      <Flex gap="3" align="center" wrap="wrap" role="group" aria-label={t('heading')}>
        <Text fontWeight="medium">{t('heading')}</Text>
        {([true, false] as const).map((isHelpful) => (
          <Button
            key={String(isHelpful)}
            size="sm"
            variant={chosen === isHelpful ? 'subtle' : 'outline'}
            aria-pressed={chosen === isHelpful}
            loading={vote.isPending && vote.variables === isHelpful}
            onClick={() => vote.mutate(isHelpful)}
          >
            {isHelpful ? <ThumbsUp aria-hidden /> : <ThumbsDown aria-hidden />}
            {t(isHelpful ? 'yes' : 'no')}
          </Button>
        ))}
      </Flex>
      <Text role="status" mt="2" minH="5" color={vote.isError ? 'danger.fg' : 'fg.muted'}>
        {vote.data ? t('count', vote.data) : vote.isError ? t(isLimited ? 'wait' : 'failed') : null}
      </Text>
    </Box>
  )
}
