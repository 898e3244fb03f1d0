import { Button, Stack } from '@chakra-ui/react'
import { RotateCcw } from 'lucide-react'
import { useIntl } from 'react-intl'
import { setSkin, setThemeChoice, useSkin, useThemeChoice } from '@/lib/browser/color-mode.ts'
import { setDirection, useDirection } from '@/lib/i18n/direction.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { setCharacterShortcuts, useCharacterShortcuts } from '@/lib/shortcuts/page-keys.ts'
import { SwitchRow } from '@/ui/inputs/switch-row.tsx'
import { DrawerFrame } from '@/ui/overlay/drawer-frame.tsx'
import { layoutDefaults, setLayout, useLayoutSettings } from '../layout-settings.ts'
import { themeChoices } from '../theme-choices.ts'
import { useNavCollapsed } from '../use-nav-collapsed.ts'
import { ChoiceTiles } from './choice-tiles.tsx'
import { FramePicture } from './frame-picture.tsx'

type CustomiserDrawerProps = { isOpen: boolean; onClose: () => void }

/** The settings of the layout and theme, with a reset. */
export function CustomiserDrawer({ isOpen, onClose }: CustomiserDrawerProps) {
  const intl = useIntl()
  const t = useT('app.customiser')
  const theme = useThemeChoice()
  const skin = useSkin()
  const direction = useDirection()
  const layout = useLayoutSettings()
  const [isCollapsed, setCollapsed] = useNavCollapsed()
  const hasCharacters = useCharacterShortcuts()
  const isHorizontal = layout.nav === 'horizontal'
  const reset = () => {
    setThemeChoice('system')
    setSkin('default')
    setDirection('ltr')
    setLayout(layoutDefaults)
    setCharacterShortcuts(true)
  }
  return (
    <DrawerFrame
      isOpen={isOpen}
      size="sm"
      isClear
      title={t('heading')}
      onClose={onClose}
      footer={
        <Button me="auto" variant="outline" colorPalette="gray" onClick={reset}>
          <RotateCcw size={16} aria-hidden />
          {t('reset')}
        </Button>
      }
    >
      <Stack gap="6" pb="4">
        <ChoiceTiles
          legend={t('theme')}
          value={theme}
          onChange={setThemeChoice}
          choices={themeChoices.map(({ value, Icon }) => ({
            value,
            label: intl.formatMessage({ id: `app.theme.${value}` }),
            picture: <Icon size={18} aria-hidden />,
          }))}
        />
        <ChoiceTiles
          legend={t('skin')}
          value={skin}
          onChange={setSkin}
          choices={[
            { value: 'default', label: t('skin.default') },
            { value: 'bordered', label: t('skin.bordered') },
          ]}
        />
        <ChoiceTiles
          legend={t('nav')}
          value={isHorizontal ? 'horizontal' : isCollapsed ? 'collapsed' : 'vertical'}
          onChange={(value) => {
            setLayout({ nav: value === 'horizontal' ? 'horizontal' : 'vertical' })
            setCollapsed(value === 'collapsed')
          }}
          choices={[
            { value: 'vertical', label: t('nav.vertical'), picture: <FramePicture nav="wide" /> },
            { value: 'collapsed', label: t('nav.collapsed'), picture: <FramePicture nav="narrow" /> },
            { value: 'horizontal', label: t('nav.horizontal'), picture: <FramePicture nav="top" /> },
          ]}
        />
        <ChoiceTiles
          legend={t('navbar')}
          value={layout.navbar}
          onChange={(navbar) => setLayout({ navbar })}
          choices={[
            { value: 'sticky', label: t('navbar.sticky'), picture: <FramePicture bar="sticky" /> },
            { value: 'static', label: t('navbar.static'), picture: <FramePicture bar="static" /> },
            {
              value: 'hidden',
              label: t('navbar.hidden'),
              picture: <FramePicture bar="hidden" />,
              isDisabled: isHorizontal,
            },
          ]}
        />
        <ChoiceTiles
          legend={t('width')}
          value={layout.contentWidth}
          onChange={(contentWidth) => setLayout({ contentWidth })}
          choices={[
            { value: 'boxed', label: t('width.boxed'), picture: <FramePicture content="boxed" /> },
            { value: 'fluid', label: t('width.fluid'), picture: <FramePicture content="fluid" /> },
          ]}
        />
        <ChoiceTiles
          legend={t('direction')}
          value={direction}
          onChange={setDirection}
          choices={[
            { value: 'ltr', label: intl.formatMessage({ id: 'app.direction.ltr' }) },
            { value: 'rtl', label: intl.formatMessage({ id: 'app.direction.rtl' }) },
          ]}
        />
        <SwitchRow
          label={t('blur')}
          isOn={layout.isNavbarBlurEnabled}
          onChange={(isNavbarBlurEnabled) => setLayout({ isNavbarBlurEnabled })}
        />
        <SwitchRow
          label={t('semi-dark')}
          isOn={layout.isVerticalNavSemiDark}
          isDisabled={isHorizontal}
          onChange={(isVerticalNavSemiDark) => setLayout({ isVerticalNavSemiDark })}
        />
        <SwitchRow
          label={t('characters')}
          help={t('characters.help')}
          isOn={hasCharacters}
          onChange={setCharacterShortcuts}
        />
      </Stack>
    </DrawerFrame>
  )
}
