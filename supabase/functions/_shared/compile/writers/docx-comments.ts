import { type ICommentOptions, Paragraph, TextRun } from 'docx'
import type { BookRemark, CompiledBook } from '../book.ts'

/** The numbers in the file of a comment and its replies, which follow all comments. */
export function commentIds({ comments }: CompiledBook): number[][] {
  let next = comments.length
  return comments.map(({ replies }, index) => [index, ...replies.map(() => next++)])
}

/** The comments of a book and their replies, as threads of Word. */
export function docxComments(book: CompiledBook): ICommentOptions[] {
  const ids = commentIds(book)
  const entry = ({ author, date, lines }: BookRemark, id: number) => ({
    id,
    author: author || book.author || '–',
    ...(date !== '' && { date: new Date(date) }),
    children: lines.map((line) => new Paragraph({ children: [new TextRun(line)] })),
  })
  return book.comments.flatMap((comment, index) => [
    entry(comment, index),
    ...comment.replies.map((reply, at) => ({
      ...entry(reply, ids[index]?.[at + 1] ?? 0),
      parentId: index,
    })),
  ])
}
