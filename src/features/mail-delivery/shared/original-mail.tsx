import { Box, Button, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { originalQuery } from '../api/looks.ts'

/** Says that a text came by mail, and shows the whole mail with what it quotes. */
export function OriginalMail({ id }: { id: string }) {
  const t = useT('mail-delivery.original')
  const [isOpen, setIsOpen] = useState(false)
  const { data, isError } = useQuery({ ...originalQuery(id), enabled: isOpen })
  return (
    <Box mt="2">
      <Button
        size="xs"
        variant="plain"
        px="0"
        color="fg.muted"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(isOpen ? 'hide' : 'show')}
      </Button>
      {isOpen ? (
        <Text
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          dir="auto"
          color="fg.muted"
          borderStartWidth="2px"
          ps="3"
          aria-live="polite"
        >
          {data ?? t(isError ? 'failed' : 'loading')}
        </Text>
      ) : null}
    </Box>
  )
}
