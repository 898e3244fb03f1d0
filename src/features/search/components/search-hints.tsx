import { Flex, Kbd } from '@chakra-ui/react'
import { useIntl } from 'react-intl'

const hints = [
  { keys: ['↑', '↓'], id: 'move' },
  { keys: ['↵'], id: 'go' },
  { keys: ['Esc'], id: 'close' },
] as const

/** The keyboard hints at the bottom of the search. */
export function SearchHints() {
  const intl = useIntl()
  return (
    <Flex
      gap="4"
      px="4"
      py="2"
      borderTopWidth="1px"
      color="fg.muted"
      textStyle="xs"
      hideBelow="md"
      flexShrink="0"
    >
      {hints.map(({ keys, id }) => (
        <Flex key={id} gap="1" align="center">
          {keys.map((key) => (
            <Kbd key={key} size="sm" colorPalette="gray">
              {key}
            </Kbd>
          ))}
          {intl.formatMessage({ id: `app.search.${id}` })}
        </Flex>
      ))}
    </Flex>
  )
}
