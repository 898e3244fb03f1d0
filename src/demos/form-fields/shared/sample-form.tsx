import { Box, Button, Code, Flex } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod'
import { useT } from '@/lib/i18n/use-t.ts'
import { Form } from '@/ui/form/form.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'

type SampleFormProps<Values extends FieldValues> = {
  label: string
  schema: z.ZodType<Values, Values>
  values: DefaultValues<Values>
  children: ReactNode
}

/** A form around the fields of an example: checks them, shows what would be sent, and can be reset. */
export function SampleForm<Values extends FieldValues>(props: SampleFormProps<Values>) {
  const { label, schema, values, children } = props
  const t = useT('form-fields.sample')
  const [sent, setSent] = useState<Values | null>(null)
  const form = useForm<Values, unknown, Values>({ resolver: zodResolver(schema), defaultValues: values })
  const reset = () => {
    form.reset()
    setSent(null)
  }
  return (
    <Box maxW="420px">
      <Form form={form} label={label} onSubmit={setSent}>
        {children}
        <Flex gap="2">
          <SubmitButton>{t('check')}</SubmitButton>
          <Button variant="ghost" colorPalette="gray" onClick={reset}>
            {t('reset')}
          </Button>
        </Flex>
        <Flex role="status" gap="2" align="baseline" wrap="wrap">
          {sent ? (
            <>
              {t('sent')}
              <Code dir="ltr" whiteSpace="pre-wrap" overflowWrap="anywhere">
                {JSON.stringify(sent)}
              </Code>
            </>
          ) : null}
        </Flex>
      </Form>
    </Box>
  )
}
