import { Box, Text } from '@chakra-ui/react'
import { useIntl } from 'react-intl'

type SubmittedValuesProps = {
  /** The values that the form passed to its handler; null before the form was sent. */
  values: Readonly<Record<string, unknown>> | null
}

/** The values of an example form after it was sent, as the handler received them. */
export function SubmittedValues({ values }: SubmittedValuesProps) {
  const intl = useIntl()
  return (
    <Box role="status" mt={values ? '4' : '0'}>
      {values ? (
        <Box p="3" borderRadius="control" bg="success.subtle">
          <Text fontWeight="medium" color="success.fg">
            {intl.formatMessage({ id: 'forms.submitted' })}
          </Text>
          <Box as="pre" dir="ltr" mt="1" textStyle="xs" fontFamily="mono" whiteSpace="pre-wrap">
            {JSON.stringify(values, null, 2)}
          </Box>
        </Box>
      ) : null}
    </Box>
  )
}
