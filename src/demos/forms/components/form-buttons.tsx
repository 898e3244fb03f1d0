import { Button, Flex } from '@chakra-ui/react'
import { useFormContext } from 'react-hook-form'
import { useT } from '@/lib/i18n/use-t.ts'
import { SubmitButton } from '@/ui/form/submit-button.tsx'

/** The buttons of an example form: send, and clear what was typed. */
export function FormButtons() {
  const t = useT('forms')
  const { reset } = useFormContext()
  return (
    <Flex gap="2">
      <SubmitButton>{t('send')}</SubmitButton>
      <Button type="button" variant="ghost" colorPalette="gray" onClick={() => reset()}>
        {t('clear')}
      </Button>
    </Flex>
  )
}
