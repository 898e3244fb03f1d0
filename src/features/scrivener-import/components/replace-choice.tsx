import { Box, RadioGroup, Stack, Text } from '@chakra-ui/react'
import type { Manuscript } from '@contract/manuscripts.ts'
import { FormattedMessage, useIntl } from 'react-intl'

const NEW = 'new'

type ReplaceChoiceProps = {
  manuscripts: readonly Pick<Manuscript, 'id' | 'title' | 'updatedAt'>[]
  value: string | null
  onChange: (replaces: string | null) => void
}

/** Asked when the same project was imported before: stand beside the earlier manuscript, or take its place. */
export function ReplaceChoice({ manuscripts, value, onChange }: ReplaceChoiceProps) {
  const intl = useIntl()
  return (
    <Box bg="mark.subtle" borderRadius="control" p="4">
      <Text fontWeight="600" id="replace-question">
        <FormattedMessage id="scrivener-import.replace.question" />
      </Text>
      <RadioGroup.Root
        mt="3"
        aria-labelledby="replace-question"
        value={value ?? NEW}
        onValueChange={(details) => onChange(details.value === NEW ? null : details.value)}
      >
        <Stack gap="2">
          {[{ id: NEW, title: '', updatedAt: '' }, ...manuscripts].map(({ id, title, updatedAt }) => (
            <RadioGroup.Item key={id} value={id}>
              <RadioGroup.ItemHiddenInput />
              <RadioGroup.ItemIndicator />
              <RadioGroup.ItemText>
                {id === NEW
                  ? intl.formatMessage({ id: 'scrivener-import.replace.new' })
                  : intl.formatMessage(
                      { id: 'scrivener-import.replace.old' },
                      { title, date: intl.formatDate(updatedAt, { dateStyle: 'medium' }) },
                    )}
              </RadioGroup.ItemText>
            </RadioGroup.Item>
          ))}
        </Stack>
      </RadioGroup.Root>
    </Box>
  )
}
