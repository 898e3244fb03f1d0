import { Flex, Text } from '@chakra-ui/react'
import type { ComparedFigure } from '@contract/demo/dashboards/figures.ts'
import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { useIntl } from 'react-intl'
import { figureChange } from '../model/figure-change.ts'
import { useFigureFormats } from '../shared/use-figure-formats.ts'

const signs = { up: TrendingUp, down: TrendingDown, even: Minus } as const
const tones = { good: 'success.fg', bad: 'danger.fg', neutral: 'fg.muted' } as const

type ChangeNoteProps = { figure: ComparedFigure; welcome?: 'up' | 'down' | 'none' }

/** The change of a figure in percent, with an arrow. */
export function ChangeNote({ figure, welcome = 'up' }: ChangeNoteProps) {
  const intl = useIntl()
  const { signedPercent } = useFigureFormats()
  const change = figureChange(figure, welcome)
  if (!change)
    return (
      <Text as="span" textStyle="xs" color="fg.muted">
        {intl.formatMessage({ id: 'dashboards.change.none' })}
      </Text>
    )
  const Sign = signs[change.course]
  return (
    <Flex as="span" align="center" gap="1" textStyle="xs" color={tones[change.tone]} flexShrink="0">
      <Sign size={14} aria-hidden />
      <bdi>{signedPercent(change.share)}</bdi>
    </Flex>
  )
}
