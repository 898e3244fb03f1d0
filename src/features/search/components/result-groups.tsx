import { Box, Flex, Text } from '@chakra-ui/react'
import { CornerDownLeft, File, History, type LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import type { Group } from '../model/groups.ts'
import { MarkedText } from './marked-text.tsx'
import { ResultDetail } from './result-detail.tsx'

type ResultGroupsProps = {
  id: string
  label: string
  groups: readonly Group[]
  /** Icons by the name in the API response. */
  icons: Readonly<Record<string, LucideIcon>>
  /** The query whose words are marked. */
  q: string
  active: number
  onPoint: (index: number) => void
  onChoose: (index: number) => void
}

/** The results as one list box with groups; focus stays in the search field. */
export function ResultGroups({ id, label, groups, icons, q, active, onPoint, onChoose }: ResultGroupsProps) {
  const current = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active option scrolls into view whenever it changes
  useEffect(() => {
    // The result is not returned, because newer browsers return a promise, which is no clean-up function.
    current.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  let index = -1
  return (
    <Box id={id} role="listbox" aria-label={label} tabIndex={-1}>
      {groups.map((group) => (
        <Box key={group.key} role="group" aria-labelledby={`${id}-${group.key}`} mb="2">
          <Text
            id={`${id}-${group.key}`}
            role="presentation"
            px="3"
            py="1"
            textStyle="xs"
            fontWeight="medium"
            color="fg.faint"
          >
            {group.title}
          </Text>
          {group.items.map((item) => {
            index += 1
            const at = index
            const isActive = at === active
            const Icon = group.key === 'recent' ? History : (icons[item.icon ?? ''] ?? File)
            return (
              <Flex
                key={'run' in item ? item.id : `${item.url} ${item.title}`}
                ref={isActive ? current : undefined}
                id={`${id}-${at}`}
                role="option"
                aria-selected={isActive}
                align="center"
                gap="3"
                px="3"
                minH="10"
                borderRadius="control"
                cursor="pointer"
                bg={isActive ? 'brand.subtle' : undefined}
                color={isActive ? 'brand.fg' : undefined}
                css={{ '& svg': { flexShrink: 0 }, '@media (pointer: coarse)': { minH: '11' } }}
                onPointerMove={() => onPoint(at)}
                onClick={() => onChoose(at)}
              >
                <Box color={isActive ? 'brand.fg' : 'fg.muted'} display="flex">
                  <Icon size={16} aria-hidden />
                </Box>
                <Box flex="1" minW="0" py="1.5">
                  <Text truncate dir="auto" css={textAlignMatchParent}>
                    <MarkedText text={item.title} q={q} />
                  </Text>
                  {item.detail ? <ResultDetail detail={item.detail} title={item.title} q={q} /> : null}
                </Box>
                {isActive ? <CornerDownLeft size={14} data-mirror="" aria-hidden /> : null}
              </Flex>
            )
          })}
        </Box>
      ))}
    </Box>
  )
}
