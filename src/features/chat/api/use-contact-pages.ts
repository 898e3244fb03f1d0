import { type ChatContact, CONTACTS_A_PAGE } from '@contract/chat.ts'
import { useQueries } from '@tanstack/react-query'
import { contactsQuery } from './chats.ts'

/** The visible rows. */
export type ContactRange = { first: number; last: number }

const pageOf = (index: number) => Math.floor(index / CONTACTS_A_PAGE) + 1

/** Loads and refreshes the pages of the visible rows; returns the contact of a row. */
export function useContactPages(q: string, { first, last }: ContactRange) {
  const from = pageOf(first)
  const pages = Array.from({ length: pageOf(last) - from + 1 }, (_, at) => from + at)
  const responses = useQueries({ queries: pages.map((page) => contactsQuery(q, page)) })
  return (index: number): ChatContact | undefined =>
    responses[pageOf(index) - from]?.data?.contacts[index % CONTACTS_A_PAGE]
}
