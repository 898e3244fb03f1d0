import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { type FieldValues, useFieldArray } from 'react-hook-form'
import { IconButton } from '@/ui/icon-button.tsx'

type RowListProps = {
  name: string
  most: number
  /** The values of an added row. */
  blank: FieldValues
  labels: { row: (n: number) => string; add: string; remove: (n: number) => string; none: string }
  children: (prefix: string) => ReactNode
}

/** A list of groups of fields in a form, with a button to add one and to remove each. */
export function RowList({ name, most, blank, labels, children }: RowListProps) {
  const { fields, append, remove } = useFieldArray({ name })
  return (
    <Stack gap="4">
      {fields.length === 0 ? <Text color="fg.muted">{labels.none}</Text> : null}
      {fields.map((field, n) => (
        <Flex
          key={field.id}
          role="group"
          aria-label={labels.row(n + 1)}
          gap="3"
          align="flex-start"
          p="4"
          borderWidth="1px"
          borderRadius="card"
        >
          <Box flex="1" minW="0">
            {children(`${name}.${n}`)}
          </Box>
          <IconButton type="button" label={labels.remove(n + 1)} onClick={() => remove(n)}>
            <Trash2 />
          </IconButton>
        </Flex>
      ))}
      {fields.length < most ? (
        <Button type="button" variant="outline" alignSelf="flex-start" onClick={() => append(blank)}>
          <Plus size={16} aria-hidden />
          {labels.add}
        </Button>
      ) : null}
    </Stack>
  )
}
