import { Box, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { keyText } from '@/lib/shortcuts/shortcuts.ts'

type PrintedTextsProps = {
  language: string
  title: string
  /** How many of the texts are not loaded. */
  missing: number
  total: number
  children: ReactNode
}

/** Chapters and scenes on paper below their title. */
export function PrintedTexts({ language, title, missing, total, children }: PrintedTextsProps) {
  return (
    <Box data-print="page" lang={language} fontFamily="prose" fontSize="prose">
      <Box maxW="prose" mx="auto">
        <Heading as="h1" dir="auto" fontFamily="prose" textStyle="2xl" textAlign="center" pb="8">
          {title}
        </Heading>
        {missing > 0 ? (
          // How many texts are missing, and how to print them.
          <Box borderWidth="1px" borderRadius="card" p="4" mb="6" fontFamily="body" textStyle="sm">
            <FormattedMessage
              id="manuscripts.read.not-printed"
              values={{ count: missing, total, keys: keyText('Mod+P') }}
            />
          </Box>
        ) : null}
        {children}
      </Box>
    </Box>
  )
}
