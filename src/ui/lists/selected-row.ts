/**
 * The style of the open row in a list beside its content, shared by mail and chat; the row must be
 * positioned.
 */
export const selectedRow = (isSelected: boolean) =>
  isSelected
    ? ({
        bg: 'brand.subtle',
        _hover: { bg: 'brand.subtle' },
        _before: {
          content: '""',
          position: 'absolute',
          insetBlock: '0',
          insetInlineStart: '0',
          width: '3px',
          bg: 'brand.solid',
        },
      } as const)
    : ({ _hover: { bg: 'bg.subtle' } } as const)
