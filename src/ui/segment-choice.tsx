import { SegmentGroup } from '@chakra-ui/react'

type SegmentChoiceProps<T extends string> = {
  /** What is chosen between, for screen readers. */
  label: string
  value: T
  choices: readonly { value: T; label: string }[]
  onChange: (value: T) => void
}

/** One of a few that are all in view: a period, a part of a list. */
export function SegmentChoice<T extends string>({ label, value, choices, onChange }: SegmentChoiceProps<T>) {
  return (
    <SegmentGroup.Root
      size="sm"
      value={value}
      aria-label={label}
      onValueChange={(details) => {
        const chosen = choices.find((choice) => choice.value === details.value)
        if (chosen) onChange(chosen.value)
      }}
    >
      <SegmentGroup.Indicator />
      {choices.map((choice) => (
        <SegmentGroup.Item key={choice.value} value={choice.value}>
          <SegmentGroup.ItemText>{choice.label}</SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  )
}
