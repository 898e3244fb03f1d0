import { Box, Popover, Stack, Text, usePopover } from '@chakra-ui/react'
import { useT } from '@/lib/i18n/use-t.ts'
import { SegmentChoice } from '@/ui/inputs/segment-choice.tsx'
import { SwitchRow } from '@/ui/inputs/switch-row.tsx'
import type { MenuPanelProps } from '@/ui/menu/menu-panel-props.ts'
import { PAGE_CHOICES, pageLook } from '../../model/page-look.ts'

const names = Object.keys(PAGE_CHOICES) as (keyof typeof PAGE_CHOICES)[]

/** The look of the page: font, size, line height, width, paragraphs, focus mode and names. */
export function PageLookPanel({ triggerId, onClose }: MenuPanelProps) {
  const t = useT('editor.page')
  const look = pageLook.use()
  // One line for each name, so that the compiler checks the message of each value.
  const choices = {
    font: PAGE_CHOICES.font.map((value) => ({ value, label: t(`font.${value}`) })),
    size: PAGE_CHOICES.size.map((value) => ({ value, label: t(`size.${value}`) })),
    line: PAGE_CHOICES.line.map((value) => ({ value, label: t(`line.${value}`) })),
    width: PAGE_CHOICES.width.map((value) => ({ value, label: t(`width.${value}`) })),
    paragraph: PAGE_CHOICES.paragraph.map((value) => ({ value, label: t(`paragraph.${value}`) })),
    focus: PAGE_CHOICES.focus.map((value) => ({ value, label: t(`focus.${value}`) })),
  }
  const popover = usePopover({
    ids: { trigger: triggerId },
    open: true,
    positioning: { placement: 'top-end' },
    onOpenChange: onClose,
  })
  return (
    <Popover.RootProvider value={popover}>
      <Popover.Positioner>
        <Popover.Content width="fit-content" maxW="calc(100vw - 16px)" aria-label={t('look')}>
          <Popover.Body
            p={{ base: '3', sm: '4' }}
            maxH="min(560px, var(--available-height))"
            overflowY="auto"
          >
            <Stack gap="3">
              {names.map((name) => (
                <Box key={name}>
                  <Text textStyle="xs" color="fg.muted" fontWeight="medium" mb="1.5">
                    {t(name)}
                  </Text>
                  <SegmentChoice<string>
                    label={t(name)}
                    value={look[name]}
                    choices={choices[name]}
                    onChange={(value) => pageLook.set({ ...look, [name]: value })}
                  />
                </Box>
              ))}
              <SwitchRow
                label={t('names')}
                help={t('names.help')}
                isOn={look.hasNames}
                onChange={(hasNames) => pageLook.set({ ...look, hasNames })}
              />
            </Stack>
          </Popover.Body>
        </Popover.Content>
      </Popover.Positioner>
    </Popover.RootProvider>
  )
}
