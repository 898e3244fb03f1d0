import { Flex } from '@chakra-ui/react'
import { Check } from 'lucide-react'

type GoalProps = { text: string; amount: number; target: number }

/** An amount with its target; a reached one has a check mark. */
export function Goal({ text, amount, target }: GoalProps) {
  const isReached = target > 0 && amount >= target
  return (
    <Flex as="span" gap="1" h="5" align="center" color={isReached ? 'success.fg' : undefined}>
      {isReached ? <Check size={12} aria-hidden /> : null}
      {text}
    </Flex>
  )
}
