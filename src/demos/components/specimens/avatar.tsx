import { Avatar, AvatarGroup, Box, Button, Circle, Flex, Float, Menu, Stack, Text } from '@chakra-ui/react'
import { Building2, Camera, Headphones, User } from 'lucide-react'
import { useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { MenuSurface } from '@/ui/menu/menu-surface.tsx'

const picture = (name: string) => `${import.meta.env.BASE_URL}demo/avatars/${name}.svg`

export function AvatarPictures() {
  return (
    <Flex gap="3" wrap="wrap">
      {['Ada Aalto', 'Aiko Karim', 'Amara Duarte', 'Anders Holm', 'Bram de Wit'].map((name) => (
        <Avatar.Root key={name}>
          <Avatar.Fallback name={name} />
          <Avatar.Image src={picture(name.toLowerCase().replaceAll(' ', '-'))} alt={name} />
        </Avatar.Root>
      ))}
    </Flex>
  )
}

export function AvatarInitials() {
  const people = [
    ['Hana Moreau', 'brand'],
    ['Diego Ito', 'success'],
    ['Elodie Peeters', 'warning'],
    ['Emeka Conti', 'danger'],
    ['Freya Vestergaard', 'info'],
    ['Clara Whitfield', 'gray'],
  ] as const
  return (
    <Flex gap="3" wrap="wrap">
      {people.map(([name, palette]) => (
        <Avatar.Root key={name} colorPalette={palette} role="img" aria-label={name}>
          <Avatar.Fallback name={name} />
        </Avatar.Root>
      ))}
    </Flex>
  )
}

export function AvatarVariants() {
  const t = useT('components.avatar')
  return (
    <Flex gap="5" wrap="wrap">
      {(['subtle', 'solid', 'outline'] as const).map((variant) => (
        <Stack key={variant} align="center" gap="1">
          <Avatar.Root variant={variant} aria-hidden>
            <Avatar.Fallback name="Brigid Nolan" />
          </Avatar.Root>
          <Text color="fg.muted">{t(`variant.${variant}`)}</Text>
        </Stack>
      ))}
    </Flex>
  )
}

export function AvatarSizes() {
  return (
    <Flex gap="3" wrap="wrap" align="center">
      {(['2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl'] as const).map((size) => (
        <Avatar.Root key={size} size={size}>
          <Avatar.Fallback name="Cillian Weber" />
          <Avatar.Image src={picture('cillian-weber')} alt={`Cillian Weber, ${size}`} />
        </Avatar.Root>
      ))}
    </Flex>
  )
}

export function AvatarShapes() {
  const t = useT('components.avatar')
  const shapes = [
    ['full', User],
    ['rounded', Building2],
    ['square', Headphones],
  ] as const
  return (
    <Flex gap="5" wrap="wrap">
      {shapes.map(([shape, Icon]) => (
        <Stack key={shape} align="center" gap="1">
          <Avatar.Root shape={shape} size="lg" aria-hidden>
            <Icon size={20} />
          </Avatar.Root>
          <Text color="fg.muted">{t(`shape.${shape}`)}</Text>
        </Stack>
      ))}
    </Flex>
  )
}

export function AvatarPresence() {
  const t = useT('components.avatar')
  const people = [
    ['Aiko Laurent', 'online', 'success'],
    ['Anton Byrne', 'away', 'warning'],
    ['Chiara Rahal', 'busy', 'danger'],
    ['Bruno Girard', 'offline', 'gray'],
  ] as const
  return (
    <Flex gap="5" wrap="wrap">
      {people.map(([name, presence, palette]) => (
        <Flex key={name} gap="2.5" align="center">
          <Avatar.Root aria-hidden>
            <Avatar.Fallback name={name} />
            <Float placement="bottom-end" offset="1">
              <Circle
                size="3"
                bg={`${palette}.solid`}
                borderWidth="2px"
                borderColor="bg.surface"
                boxSizing="content-box"
              />
            </Float>
          </Avatar.Root>
          <Box>
            <Text fontWeight="medium">{name}</Text>
            <Text color="fg.muted">{t(`presence.${presence}`)}</Text>
          </Box>
        </Flex>
      ))}
    </Flex>
  )
}

export function AvatarGroups() {
  const t = useT('components.avatar')
  const people = ['Clara Tanaka', 'Elodie Brennan', 'Emeka Novak', 'Freya Duarte', 'Hana Nolan', 'Hana Vidal']
  const [isOpen, setIsOpen] = useState(false)
  const shown = isOpen ? people : people.slice(0, 3)
  return (
    <Flex gap="4" align="center" wrap="wrap">
      <AvatarGroup stacking="last-on-top" spaceX="-2">
        {shown.map((name) => (
          <Avatar.Root key={name} role="img" aria-label={name}>
            <Avatar.Fallback name={name} />
          </Avatar.Root>
        ))}
        {isOpen ? null : (
          <Avatar.Root colorPalette="gray" aria-hidden>
            <Avatar.Fallback dir="ltr">+{people.length - shown.length}</Avatar.Fallback>
          </Avatar.Root>
        )}
      </AvatarGroup>
      <Button variant="ghost" colorPalette="gray" onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? t('group.fewer') : t('group.all', { count: people.length })}
      </Button>
    </Flex>
  )
}

export function AvatarAsynchronous() {
  const t = useT('components.avatar')
  const [step, setStep] = useState<'none' | 'loading' | 'shown'>('none')
  const choose = async () => {
    setStep('loading')
    await new Promise((resolve) => setTimeout(resolve, 1500))
    setStep('shown')
  }
  return (
    <Flex gap="4" align="center" wrap="wrap">
      <Avatar.Root size="2xl">
        <Avatar.Fallback name="Eun-ji Park" />
        {step === 'shown' ? <Avatar.Image src={picture('eun-ji-park')} alt="Eun-ji Park" /> : null}
      </Avatar.Root>
      {step === 'shown' ? (
        <Button variant="outline" colorPalette="gray" onClick={() => setStep('none')}>
          {t('picture.remove')}
        </Button>
      ) : (
        <Button variant="outline" loading={step === 'loading'} onClick={() => void choose()}>
          <Camera size={18} aria-hidden />
          {t('picture.choose')}
        </Button>
      )}
    </Flex>
  )
}

export function AvatarMenus() {
  const t = useT('components.avatar')
  const items = ['profile', 'message', 'projects'] as const
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-start' }}
      onSelect={({ value }) => {
        const chosen = items.find((item) => item === value)
        if (chosen) toast.info({ title: t(`chosen.${chosen}`) })
      }}
    >
      <Menu.Trigger asChild>
        <Button variant="ghost" colorPalette="gray" h="auto" py="1.5" maxW="full">
          <Avatar.Root size="sm" aria-hidden>
            <Avatar.Fallback name="Dorothea Winkler" />
          </Avatar.Root>
          <Box textAlign="start" minW="0">
            <Text truncate>Dorothea Winkler</Text>
            <Text color="fg.muted" textStyle="xs" truncate>
              {t('menu.role')}
            </Text>
          </Box>
        </Button>
      </Menu.Trigger>
      <MenuSurface label="Dorothea Winkler">
        {items.map((item) => (
          <Menu.Item key={item} value={item}>
            {t(`menu.${item}`)}
          </Menu.Item>
        ))}
      </MenuSurface>
    </Menu.Root>
  )
}
