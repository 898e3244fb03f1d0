import { Checkmark, chakra } from '@chakra-ui/react'
import type { SelectBoxProps } from './table-features.ts'

const Label = chakra('label')
const Input = chakra('input')

/** The checkbox of a row: a native input, because a table may contain a hundred of them. */
export function SelectBox({ label, isChecked, isPartly = false, tabIndex, onChange }: SelectBoxProps) {
  return (
    <Label
      display="inline-flex"
      verticalAlign="middle"
      boxSize="9"
      m="-2"
      alignItems="center"
      justifyContent="center"
      cursor="checkbox"
      position="relative"
      userSelect="none"
      onClick={(event) => event.stopPropagation()}
    >
      <Input
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        tabIndex={tabIndex}
        ref={(box: HTMLInputElement | null) => {
          if (box) box.indeterminate = isPartly && !isChecked
        }}
        onChange={(event) => {
          const { nativeEvent } = event
          onChange(event.currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }}
        position="absolute"
        inset="0"
        opacity="0"
        cursor="inherit"
        className="peer"
      />
      <Checkmark
        checked={isChecked}
        indeterminate={isPartly && !isChecked}
        aria-hidden
        borderColor={isChecked || isPartly ? undefined : 'border.control'}
        _peerFocusVisible={{
          outlineWidth: '2px',
          outlineStyle: 'solid',
          outlineColor: 'brand.focusRing',
          outlineOffset: '2px',
        }}
      />
    </Label>
  )
}
