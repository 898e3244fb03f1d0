import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Fieldset = chakra('fieldset')

type FieldGroupProps = { isDisabled: boolean; children: ReactNode }

/** Fields that a person without the permission to save can read; tabs stay outside, because it disables all buttons. */
export const FieldGroup = ({ isDisabled, children }: FieldGroupProps) => (
  <Fieldset disabled={isDisabled} border="none" p="0" m="0" minW="0">
    {children}
  </Fieldset>
)
