import { Box, Text } from '@chakra-ui/react'
import type { Doc } from '@contract/document.ts'
import { useMemo } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { changedBlocks } from '../model/changed-blocks.ts'
import { diffDocuments, isUnchanged } from '../model/diff-documents.ts'
import { fitDocument } from '../model/fit-document.ts'
import { DiffBlocks } from './diff-blocks.tsx'

type DocumentComparisonProps = {
  before: Doc | null
  after: Doc | null
  language: string
  /** Leaves out the paragraphs that are far from a change. */
  isShort?: boolean
}

/** Two states of a text compared word by word with their formatting, or a sentence when they are equal. */
export function DocumentComparison({ before, after, language, isShort = false }: DocumentComparisonProps) {
  const t = useT('editor')
  const blocks = useMemo(() => diffDocuments(fitDocument(before), fitDocument(after)), [before, after])
  const isSame = isUnchanged(blocks)
  const groups = isShort ? changedBlocks(blocks) : [blocks]
  return (
    <>
      {isSame ? <Text color="fg.muted">{t('compare.same')}</Text> : null}
      <Box
        dir="auto"
        lang={language}
        fontFamily="prose"
        fontSize="md"
        lineHeight="1.65"
        whiteSpace="pre-wrap"
        maxW="prose"
      >
        {groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups of a comparison have no id
          <Box key={index} {...(index > 0 ? { mt: '4', pt: '4', borderTopWidth: '1px' } : {})}>
            <DiffBlocks blocks={group} />
          </Box>
        ))}
      </Box>
    </>
  )
}
