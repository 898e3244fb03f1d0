import { Box, Button, List, Text } from '@chakra-ui/react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useT } from '@/lib/i18n/use-t.ts'
import type { ExampleRequest } from '../model/request-form.ts'

/** The invalid fields of the example request after it was sent; each entry leads to its field. */
export function ErrorSummary({ title }: { title: string }) {
  const t = useT('forms.field')
  const { setFocus } = useFormContext<ExampleRequest>()
  const { errors } = useFormState<ExampleRequest>()
  const invalid = Object.keys(errors) as (keyof ExampleRequest)[]
  if (invalid.length === 0) return null
  return (
    <Box role="alert" p="3" borderRadius="control" bg="danger.subtle">
      <Text fontWeight="medium" color="danger.fg">
        {title}
      </Text>
      <List.Root ps="5" mt="1">
        {invalid.map((name) => (
          <List.Item key={name}>
            <Button
              type="button"
              variant="plain"
              h="auto"
              px="0"
              colorPalette="danger"
              onClick={() => setFocus(name)}
            >
              {t(name)}
            </Button>
          </List.Item>
        ))}
      </List.Root>
    </Box>
  )
}
