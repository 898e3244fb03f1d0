import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Fieldset = chakra('fieldset')

/** A checkbox is in a fieldset of its own and does not see that the one around it is disabled. */
const disabledBoxes = {
  '&:disabled [data-scope=checkbox][data-part=root]': { cursor: 'not-allowed' },
  '&:disabled [data-scope=checkbox][data-part=control]': { opacity: '0.5' },
} as const

type FieldGroupProps = { isDisabled: boolean; children: ReactNode }

/** Fields that a person without the permission to save can read; tabs stay outside, because it disables all buttons. */
export const FieldGroup = ({ isDisabled, children }: FieldGroupProps) => (
  <Fieldset disabled={isDisabled} border="none" p="0" m="0" minW="0" css={disabledBoxes}>
    {children}
  </Fieldset>
)
