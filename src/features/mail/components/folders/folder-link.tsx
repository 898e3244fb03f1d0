import { chakra, Flex, Text } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'

const Anchor = chakra(Link)

type FolderLinkProps = {
  to: string
  icon: LucideIcon
  name: string
  count: number
  /** The count is of unread threads and is shown in bold. */
  isUnread: boolean
  isCurrent: boolean
  onFollow?: (() => void) | undefined
}

/** The link to a folder with its count; memoized, because the counts of a mailbox change often. */
export const FolderLink = memo(function FolderLink(props: FolderLinkProps) {
  const { to, icon: Icon, name, count, isUnread, isCurrent, onFollow } = props
  return (
    <Flex as="li">
      <Anchor
        to={to}
        onClick={onFollow}
        aria-current={isCurrent ? 'page' : undefined}
        {...linkStyle(isCurrent)}
      >
        <Icon size={18} aria-hidden />
        {/* Wraps instead of being cut off, also with the text spacing of WCAG 1.4.12. */}
        <Text
          as="span"
          flex="1"
          minW="0"
          py="1"
          lineHeight="short"
          overflowWrap="anywhere"
          fontWeight={isUnread && count > 0 ? 'semibold' : undefined}
        >
          {name}
        </Text>
        <Count count={count} isUnread={isUnread} />
      </Anchor>
    </Flex>
  )
})

/** The style of a row in the folder pane. */
export const linkStyle = (isCurrent: boolean) =>
  ({
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    flex: '1',
    minW: '0',
    px: '2',
    minH: { base: '11', lg: '8' },
    borderRadius: 'control',
    color: isCurrent ? 'brand.fg' : 'fg',
    bg: isCurrent ? 'brand.subtle' : undefined,
    fontWeight: isCurrent ? 'medium' : undefined,
    _hover: { bg: isCurrent ? 'brand.subtle' : 'bg.subtle' },
  }) as const

/** The count at the end of a row; renders nothing for zero. */
export function Count({ count, isUnread }: { count: number; isUnread: boolean }) {
  const intl = useIntl()
  if (count === 0) return null
  return (
    <Text
      as="span"
      textStyle="xs"
      fontVariantNumeric="tabular-nums"
      fontWeight={isUnread ? 'semibold' : undefined}
      color={isUnread ? 'fg' : 'fg.muted'}
      data-count={count}
    >
      <span aria-hidden>{intl.formatNumber(count)}</span>
      <chakra.span srOnly>
        {intl.formatMessage({ id: isUnread ? 'mail.count.unread' : 'mail.count.all' }, { count })}
      </chakra.span>
    </Text>
  )
}
