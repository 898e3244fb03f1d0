/**
 * Styles of an input with `dir="ltr"` before a button. In a right-to-left page the button is at the left, which is the
 * start of the input.
 */
export const ltrBeforeButton = {
  '[dir=rtl] &': { textAlign: 'right', paddingInlineStart: 'var(--input-height)', paddingInlineEnd: '2.5' },
}
