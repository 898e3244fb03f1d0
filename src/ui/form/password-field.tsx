import { IconButton, Input, InputGroup } from '@chakra-ui/react'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import { ltrBeforeButton } from './ltr-input.ts'

type PasswordFieldProps = FieldFrameProps & { autoComplete: 'current-password' | 'new-password' }

/** A password field with a button that shows the password. */
export function PasswordField({ autoComplete, ...frame }: PasswordFieldProps) {
  const intl = useIntl()
  const { register } = useFormContext()
  const [isShown, setIsShown] = useState(false)
  const Glyph = isShown ? EyeOff : Eye
  return (
    <FieldFrame {...frame}>
      <InputGroup
        endElementProps={{ px: '0.5' }}
        endElement={
          <IconButton
            aria-label={intl.formatMessage({ id: isShown ? 'ui.password.hide' : 'ui.password.show' })}
            aria-pressed={isShown}
            variant="ghost"
            colorPalette="gray"
            size="xs"
            onClick={() => setIsShown(!isShown)}
          >
            <Glyph size={18} aria-hidden />
          </IconButton>
        }
      >
        <Input
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          dir="ltr"
          css={ltrBeforeButton}
          {...register(frame.name)}
        />
      </InputGroup>
    </FieldFrame>
  )
}
