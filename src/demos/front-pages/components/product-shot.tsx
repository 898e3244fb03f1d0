import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { useColorScheme } from '@/lib/browser/color-mode.ts'
import { useLanguage } from '@/lib/i18n/language.ts'
import { type Shot, shotUrl } from '../model/shots.ts'

/** The attributes are needed before the styles, so they are passed to the element as they are. */
const Picture = chakra('img', {}, { forwardProps: ['width', 'height'] })

type ProductShotProps = {
  name: Shot
  /** The screen that a phone shows, recorded at a phone's width. */
  phone: Exclude<Shot, 'manuscript'>
  /** The first picture of a page, which loads before others where it is shown; a phone hides it and loads nothing. */
  isFirst?: boolean
}

/** A picture of the product in the language and theme of the page. */
export function ProductShot({ name, phone, isFirst = false }: ProductShotProps) {
  const intl = useIntl()
  const language = useLanguage()
  const scheme = useColorScheme()
  return (
    <picture>
      <source
        media="(max-width: 767px)"
        srcSet={shotUrl(phone, 'phone', language, scheme)}
        width={648}
        height={1008}
      />
      <Picture
        src={shotUrl(name, 'wide', language, scheme)}
        alt={intl.formatMessage({ id: `front-pages.shot.${name}` })}
        width={1040}
        height={650}
        loading="lazy"
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        display="block"
        mx="auto"
        // A phone's picture is no wider than the phone that it shows.
        css={{ width: '100%', height: 'auto', maxWidth: { base: '360px', md: 'none' } }}
        bg="bg.subtle"
        borderWidth="1px"
        borderRadius="card"
        boxShadow="floating"
      />
    </picture>
  )
}
