import { Box, Heading, Text } from '@chakra-ui/react'
import type { CompiledBook, Section } from '@compile/book.ts'
import { bookWords } from '@compile/book-words.ts'
import { commentText, referencesIn } from '@compile/writers/sections.ts'
import { BookBlocks } from './book-blocks.tsx'
import { bookCss } from './book-css.ts'

type BookViewProps = {
  book: CompiledBook
  sections: readonly Section[]
}

const INDENT = { manuscript: '2em', book: '1.4em', review: '0' } as const
const LINE = { manuscript: '2', book: '1.5', review: '1.8' } as const

/** Sections of a compiled book with the notes and comments that they refer to. */
export function BookView({ book, sections }: BookViewProps) {
  const { layout } = book.choices
  const words = bookWords(book.language)
  const notes = sections.flatMap(({ blocks }) => referencesIn(blocks, 'note'))
  const comments = sections.flatMap(({ blocks }) => referencesIn(blocks, 'comment-end'))
  return (
    <Box lang={book.language} dir={book.direction} css={bookCss} lineHeight={LINE[layout]}>
      {sections.map((section, at) => (
        <BookSection key={section.id} section={section} indent={INDENT[layout]} isFirst={at === 0} />
      ))}
      {notes.length > 0 ? (
        <Box borderTopWidth="1px" mt="8" pt="3">
          <Heading as="h3" textStyle="sm">
            {words.notes}
          </Heading>
          {notes.map((index) => (
            <Box key={index} display="flex" gap="2" textStyle="sm">
              <Text as="span">{index + 1}.</Text>
              <Box flex="1" minW="0" lang={book.notes[index]?.language ?? undefined}>
                <BookBlocks blocks={book.notes[index]?.blocks ?? []} indent="0" />
              </Box>
            </Box>
          ))}
        </Box>
      ) : null}
      {comments.length > 0 ? (
        <Box borderTopWidth="1px" mt="8" pt="3">
          <Heading as="h3" textStyle="sm">
            {words.comments}
          </Heading>
          {comments.map((index) => {
            const comment = book.comments[index]
            return comment ? (
              <Text key={index} textStyle="sm" whiteSpace="pre-wrap" dir="auto">
                [c{index + 1}] {commentText(comment)}
              </Text>
            ) : null
          })}
        </Box>
      ) : null}
    </Box>
  )
}

type BookSectionProps = { section: Section; indent: string; isFirst: boolean }

function BookSection({ section, indent, isFirst }: BookSectionProps) {
  const { kind, level, heading, separator, language, blocks, startsPage } = section
  const isTitlePage = kind === 'title-page'
  return (
    <Box
      as="section"
      lang={language ?? undefined}
      pt={startsPage && !isFirst ? '12' : undefined}
      css={startsPage && !isFirst ? { '@media print': { breakBefore: 'page' } } : undefined}
    >
      {heading !== null ? (
        <Heading
          as={`h${Math.min(6, level + 2)}` as 'h3'}
          dir="auto"
          fontFamily="prose"
          textAlign="center"
          textStyle="xl"
          py="6"
        >
          {heading}
        </Heading>
      ) : separator !== null ? (
        <Text textAlign="center" py="3">
          {separator || '\u00a0'}
        </Text>
      ) : null}
      <Box py={isTitlePage ? '10' : undefined}>
        <BookBlocks blocks={blocks} indent={isTitlePage ? '0' : indent} />
      </Box>
    </Box>
  )
}
