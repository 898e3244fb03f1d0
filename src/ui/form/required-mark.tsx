import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { useIntl } from 'react-intl'

type RequiredMarkProps = {
  /** For a group of checkboxes, which has no attribute for it. */
  isAnnounced?: boolean
}

/** The asterisk after the label of a required control outside a `FieldFrame`. */
export function RequiredMark({ isAnnounced = false }: RequiredMarkProps) {
  const intl = useIntl()
  return (
    <>
      <chakra.span aria-hidden color="fg.error" ms="1">
        *
      </chakra.span>
      {isAnnounced ? <VisuallyHidden>, {intl.formatMessage({ id: 'ui.required' })}</VisuallyHidden> : null}
    </>
  )
}
