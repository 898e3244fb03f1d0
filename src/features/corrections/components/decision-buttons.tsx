import { Button, Flex } from '@chakra-ui/react'
import { Check, X } from 'lucide-react'
import { useT } from '@/lib/i18n/use-t.ts'

type DecisionButtonsProps = {
  /** The change that the buttons decide about, for screen readers. */
  of: string
  decision: 'accept' | 'refuse' | undefined
  isDisabled?: boolean
  onDecide: (decision: 'accept' | 'refuse') => void
}

/** Accepts or refuses one change; the chosen button is pressed, and pressing it again takes the decision back. */
export function DecisionButtons({ of, decision, isDisabled = false, onDecide }: DecisionButtonsProps) {
  const t = useT('corrections')
  return (
    <Flex gap="2" flexShrink="0">
      {(['accept', 'refuse'] as const).map((kind) => (
        <Button
          key={kind}
          size="sm"
          variant={decision === kind ? 'solid' : 'outline'}
          aria-pressed={decision === kind}
          aria-label={t(`${kind}.of`, { text: of })}
          disabled={isDisabled}
          onClick={() => onDecide(kind)}
        >
          {kind === 'accept' ? <Check size={16} aria-hidden /> : <X size={16} aria-hidden />}
          {t(kind)}
        </Button>
      ))}
    </Flex>
  )
}
