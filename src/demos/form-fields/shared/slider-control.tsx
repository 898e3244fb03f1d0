import { Flex, Slider } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'

type SliderControlProps = Omit<Slider.RootProps, 'children' | 'aria-label'> & {
  label: string
  /** The field around the slider shows the label. */
  isLabelHidden?: boolean
  marks?: readonly { value: number; label: string }[]
  /** Formats the value beside the label and for screen readers; by default a number. */
  format?: (value: number) => string
  /** Shows the value beside the thumb while it is dragged. */
  hasBubble?: boolean
}

/** A slider, or a range with two values and a name for each thumb, with its label and its formatted value. */
export function SliderControl(props: SliderControlProps) {
  const { label, isLabelHidden = false, marks, hasBubble = false, format, ...root } = props
  const intl = useIntl()
  const t = useT('form-fields.range-slider')
  const isRange = (root.value ?? root.defaultValue ?? []).length === 2
  const text = format ?? ((value: number) => intl.formatNumber(value))
  const isVertical = root.orientation === 'vertical'
  return (
    <Slider.Root
      size="sm"
      colorPalette="brand"
      maxW="420px"
      {...(isVertical ? { height: '200px' } : {})}
      {...(isRange ? { 'aria-label': [`${label}, ${t('from')}`, `${label}, ${t('to')}`] } : {})}
      getAriaValueText={({ value }) => text(value)}
      {...root}
    >
      <Flex justify="space-between" gap="3">
        <Slider.Label srOnly={isLabelHidden}>{label}</Slider.Label>
        <Slider.Context>
          {({ value }) => (
            <Slider.ValueText
              dir="ltr"
              ms="auto"
              flexShrink="0"
              color="fg.muted"
              fontVariantNumeric="tabular-nums"
            >
              {value.map(text).join(' – ')}
            </Slider.ValueText>
          )}
        </Slider.Context>
      </Flex>
      <Slider.Control>
        <Slider.Track>
          <Slider.Range />
        </Slider.Track>
        <Slider.Context>
          {({ value }) =>
            value.map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: A thumb is identified by its position.
              <Slider.Thumb key={index} index={index}>
                <Slider.HiddenInput />
                {hasBubble ? <Slider.DraggingIndicator>{text(one)}</Slider.DraggingIndicator> : null}
              </Slider.Thumb>
            ))
          }
        </Slider.Context>
        {marks ? (
          <Slider.Marks
            whiteSpace="nowrap"
            marks={marks.map((mark) => ({ value: mark.value, label: <bdi dir="ltr">{mark.label}</bdi> }))}
          />
        ) : null}
      </Slider.Control>
    </Slider.Root>
  )
}
