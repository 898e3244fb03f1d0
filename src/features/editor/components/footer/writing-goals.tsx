import { Link as ChakraLink, Flex } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import type { Goals } from './use-writing-goals.ts'

const isReached = (amount: number, target: number) => target > 0 && amount >= target

/** The words of the day and of the session with their targets; they link to the progress. */
export function WritingGoals({ goals, manuscriptId }: { goals: Goals; manuscriptId: string }) {
  const t = useT('editor.footer.goal')
  const { today, dayTarget, session, sessionTarget } = goals
  return (
    <ChakraLink asChild color="inherit" title={t('link')}>
      <Link to={href('writing.manuscript', { id: manuscriptId })}>
        <Flex as="span" gap={{ base: '3', md: '4' }} h="5" lineHeight="5">
          <Goal
            text={t('day', { amount: today, target: dayTarget })}
            isReached={isReached(today, dayTarget)}
          />
          {sessionTarget > 0 ? (
            <Goal
              text={t('session', { amount: session, target: sessionTarget })}
              isReached={isReached(session, sessionTarget)}
            />
          ) : null}
        </Flex>
      </Link>
    </ChakraLink>
  )
}

function Goal({ text, isReached: isDone }: { text: string; isReached: boolean }) {
  return (
    <Flex as="span" gap="1" align="center" color={isDone ? 'success.fg' : undefined}>
      {isDone ? <Check size={12} aria-hidden /> : null}
      {text}
    </Flex>
  )
}
