import { Heading, Text } from '@chakra-ui/react'
import type { ItemType } from '@contract/items.ts'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'

type TextTitleProps = { type: ItemType; title: string; to: string; level: 'h2' | 'h3' }

/** The title above a text that is read with others: the heading of a chapter, or the small title of a scene. */
export function TextTitle({ type, title, to, level }: TextTitleProps) {
  const link = <Link to={to}>{title || <FormattedMessage id="manuscripts.untitled" />}</Link>
  return type === 'chapter' ? (
    <Heading as={level} dir="auto" fontFamily="prose" textStyle="xl" textAlign="center" pt="8" pb="6">
      {link}
    </Heading>
  ) : (
    <Text dir="auto" textAlign="center" color="fg.faint" fontFamily="body" textStyle="xs" pb="5">
      {link}
    </Text>
  )
}
