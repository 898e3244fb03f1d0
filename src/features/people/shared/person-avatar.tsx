import { Box, chakra } from '@chakra-ui/react'
import type { PersonRef, Presence } from '@contract/people.ts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { avatarUrl } from '@/lib/files/avatar-url.ts'
import { initials, paletteOf } from '../model/initials.ts'

const sizes = {
  '2xs': { box: '5', text: '9px' },
  xs: { box: '6', text: '10px' },
  sm: { box: '8', text: 'xs' },
  md: { box: '10', text: 'sm' },
  lg: { box: '16', text: 'lg' },
} as const

const dots = {
  online: { bg: 'success.solid', borderColor: 'bg.surface' },
  busy: { bg: 'danger.solid', borderColor: 'bg.surface' },
  away: { bg: 'warning.solid', borderColor: 'bg.surface' },
  offline: { bg: 'bg.surface', borderColor: 'fg.faint' },
} as const

type PersonAvatarProps = {
  person: Pick<PersonRef, 'name' | 'avatar'>
  size?: keyof typeof sizes
  /** Shown as a dot on the avatar and included in its accessible name. */
  presence?: Presence
  /** Accessible name; without it the avatar is decorative. */
  label?: string
}

/**
 * A person's picture, or their initials on a colour of their own. Needs the messages of `people` for
 * `presence`.
 */
export function PersonAvatar({ person, size = 'sm', presence, label }: PersonAvatarProps) {
  const intl = useIntl()
  const [failed, setFailed] = useState<string | null>(null)
  const { box, text } = sizes[size]
  const src = person.avatar ? avatarUrl(person.avatar) : null
  return (
    <Box position="relative" flexShrink="0" boxSize={box} role={label ? 'img' : undefined} aria-label={label}>
      <Box
        colorPalette={paletteOf(person.name)}
        boxSize="full"
        display="grid"
        placeItems="center"
        overflow="hidden"
        borderRadius="full"
        bg="colorPalette.muted"
        color="colorPalette.fg"
        fontSize={text}
        lineHeight="1"
        fontWeight="semibold"
        letterSpacing="wide"
        userSelect="none"
        aria-hidden
      >
        {src && src !== failed ? (
          <chakra.img
            src={src}
            alt=""
            boxSize="full"
            objectFit="cover"
            loading="lazy"
            onError={() => setFailed(src)}
          />
        ) : (
          initials(person.name)
        )}
      </Box>
      {presence ? (
        <>
          <Box
            position="absolute"
            bottom="-1px"
            insetInlineEnd="-1px"
            boxSize={size === 'lg' ? '4' : '2.5'}
            borderRadius="full"
            borderWidth="2px"
            {...dots[presence]}
            aria-hidden
          />
          <chakra.span srOnly>{intl.formatMessage({ id: `people.presence.${presence}` })}</chakra.span>
        </>
      ) : null}
    </Box>
  )
}
