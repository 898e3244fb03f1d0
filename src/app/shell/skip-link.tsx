import { Link } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { mainId } from './ids.ts'

/** The first tab stop: skips the navigation and moves to the page content. */
export function SkipLink() {
  const intl = useIntl()
  return (
    <Link
      href={`#${mainId}`}
      position="fixed"
      top="3"
      insetInlineStart="3"
      zIndex="skipNav"
      px="4"
      py="2"
      bg="bg.surface"
      boxShadow="floating"
      borderRadius="control"
      transform="translateY(-300%)"
      _focus={{ transform: 'none' }}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(mainId)?.focus()
      }}
    >
      {intl.formatMessage({ id: 'app.skip' })}
    </Link>
  )
}
