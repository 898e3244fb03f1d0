import { Box, Skeleton } from '@chakra-ui/react'
import type { ChatContact } from '@contract/chat.ts'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type ContactRange, useContactPages } from '../api/use-contact-pages.ts'

const rowPx = 58

type ContactListProps = {
  q: string
  total: number
  label: string
  /** Numbers of the people who have a chat and are listed above. */
  chatted: ReadonlySet<number>
  /** The scroll container of the list. */
  frame: RefObject<HTMLElement | null>
  children: (person: ChatContact) => ReactNode
}

/** A virtualised list of all contacts; only visible pages are loaded. */
export function ContactList({ q, total, label, chatted, frame, children }: ContactListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [margin, setMargin] = useState(0)
  useLayoutEffect(() => {
    const top = offsetIn(list.current, frame.current)
    if (Math.abs(top - margin) > 0.5) setMargin(top)
  })
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => frame.current,
    estimateSize: () => rowPx,
    overscan: 8,
    scrollMargin: margin,
  })
  const items = virtual.getVirtualItems()
  const first = items[0]?.index ?? 0
  const last = items.at(-1)?.index ?? 0
  const range = useMemo<ContactRange>(() => ({ first, last }), [first, last])
  const personAt = useContactPages(q, range)
  return (
    <Box
      as="ul"
      ref={list}
      role="list"
      aria-label={label}
      position="relative"
      listStyleType="none"
      style={{ height: virtual.getTotalSize() }}
    >
      {items.map(({ index, key, start }) => {
        const person = personAt(index)
        return (
          <Box
            as="li"
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            aria-setsize={total}
            aria-posinset={index + 1}
            position="absolute"
            top="0"
            insetInline="0"
            pb={person && chatted.has(person.id) ? '0' : '0.5'}
            style={{ transform: `translateY(${start - margin}px)` }}
          >
            {person ? (
              chatted.has(person.id) ? null : (
                children(person)
              )
            ) : (
              <Skeleton height="14" borderRadius="control" />
            )}
          </Box>
        )
      })}
    </Box>
  )
}

/** The offset of an element from the start of its scroll container. */
function offsetIn(element: HTMLElement | null, frame: HTMLElement | null): number {
  if (!element || !frame) return 0
  return element.getBoundingClientRect().top - frame.getBoundingClientRect().top + frame.scrollTop
}
