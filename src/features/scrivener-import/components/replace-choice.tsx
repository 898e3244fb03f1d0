import { Box } from '@chakra-ui/react'
import type { Manuscript } from '@contract/manuscripts.ts'
import { useIntl } from 'react-intl'
import { formatDate } from '@/ui/format/format-date.ts'
import { RadioRows } from '@/ui/inputs/radio-rows.tsx'

const NEW = 'new'

type ReplaceChoiceProps = {
  manuscripts: readonly Pick<Manuscript, 'id' | 'title' | 'updatedAt'>[]
  value: string | null
  onChange: (replaces: string | null) => void
}

/** Offers to replace an earlier import of the same project or to create a second manuscript. */
export function ReplaceChoice({ manuscripts, value, onChange }: ReplaceChoiceProps) {
  const intl = useIntl()
  return (
    <Box bg="mark.subtle" borderRadius="control" p="4">
      <RadioRows
        label={intl.formatMessage({ id: 'scrivener-import.replace.question' })}
        value={value ?? NEW}
        options={[
          { value: NEW, label: intl.formatMessage({ id: 'scrivener-import.replace.new' }) },
          ...manuscripts.map(({ id, title, updatedAt }) => ({
            value: id,
            label: intl.formatMessage(
              { id: 'scrivener-import.replace.old' },
              { title, date: formatDate(intl, updatedAt, 'day') },
            ),
          })),
        ]}
        onChange={(next) => onChange(next === NEW ? null : next)}
      />
    </Box>
  )
}
