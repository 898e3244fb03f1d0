import { Box, chakra, Text } from '@chakra-ui/react'
import type { HistoryDay } from '@contract/manuscript-history.ts'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'

const Row = chakra(Link)

/** The days as links, newest first; the chosen one is in view. */
export function DayList({ days, chosen }: { days: readonly HistoryDay[]; chosen: string }) {
  const t = useT('manuscript-history')
  const intl = useIntl()
  const [search] = useSearchParams()
  const current = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up.
    current.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const to = (day: string) => {
    const next = new URLSearchParams(search)
    next.set('day', day)
    return { search: next.toString() }
  }
  return (
    <Box
      as="nav"
      aria-label={t('days')}
      alignSelf="start"
      position={{ lg: 'sticky' }}
      top={{ lg: '20' }}
      maxH={{ base: '56', lg: 'calc(100dvh - 160px)' }}
      overflowY="auto"
      borderWidth="1px"
      borderRadius="card"
      bg="bg.surface"
    >
      <Box as="ul" listStyleType="none">
        {days.map(({ day, texts, authors }) => (
          <Box as="li" key={day} css={{ '& + &': { borderTopWidth: '1px' } }}>
            <Row
              to={to(day)}
              preventScrollReset
              {...(day === chosen ? { ref: current, 'aria-current': 'true' as const } : {})}
              display="block"
              px="4"
              py="2.5"
              _hover={{ bg: 'bg.subtle' }}
              _focusVisible={{ outlineOffset: '-2px' }}
              css={{ '&[aria-current]': { bg: 'brand.subtle', color: 'brand.fg' } }}
            >
              <Text as="span" display="block" fontWeight="medium" dir="auto" css={textAlignMatchParent}>
                {formatDate(intl, day, 'day')}
              </Text>
              <Text
                as="span"
                display="block"
                textStyle="xs"
                color="fg.muted"
                truncate
                dir="auto"
                css={textAlignMatchParent}
              >
                {[t('texts', { count: texts }), ...authors].join(' · ')}
              </Text>
            </Row>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
