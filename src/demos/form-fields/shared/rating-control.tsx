import { RatingGroup, useFieldContext } from '@chakra-ui/react'
import { Star } from 'lucide-react'
import type { ReactElement } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'

type RatingControlProps = Omit<RatingGroup.RootProps, 'children'> & {
  label: string
  isLabelHidden?: boolean
  /** The icon of a value; a star by default. */
  iconOf?: (value: number) => ReactElement
  /** The icons of the value are drawn in colour, but not filled. */
  isOutline?: boolean
  /** The accessible name of a value; by default, for example, "3 of 5". */
  nameOf?: (value: number) => string
}

const star = <Star />

/** A rating by icons: one radio button for each value, or half steps with `allowHalf`. */
export function RatingControl(props: RatingControlProps) {
  const {
    label,
    isLabelHidden = false,
    iconOf = () => star,
    isOutline = false,
    nameOf,
    count = 5,
    ...root
  } = props
  const t = useT('form-fields.rating')
  // A field names the rating with its own label.
  const isInField = useFieldContext() !== undefined
  return (
    <RatingGroup.Root
      colorPalette="mark"
      count={count}
      translations={{
        ratingValueText: (value) => nameOf?.(value) ?? t('value', { value, count }),
      }}
      {...root}
    >
      {isInField ? null : (
        <RatingGroup.Label srOnly={isLabelHidden} textStyle="sm" fontWeight="medium" me="3">
          {label}
        </RatingGroup.Label>
      )}
      <RatingGroup.HiddenInput />
      <RatingGroup.Control>
        {Array.from({ length: count }, (_, at) => at + 1).map((value) => (
          <RatingGroup.Item key={value} index={value}>
            <RatingGroup.ItemIndicator
              icon={iconOf(value)}
              css={isOutline ? { '& [data-fg]': { fill: 'transparent !important' } } : undefined}
            />
          </RatingGroup.Item>
        ))}
      </RatingGroup.Control>
    </RatingGroup.Root>
  )
}
