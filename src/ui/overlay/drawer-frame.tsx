import { CloseButton, Drawer, Portal } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { drawerRecipe } from '../theme/modal-recipes.ts'
import type { FrameProps } from './dialog-frame.tsx'
import { FrameContext } from './frame-context.ts'
import { useFrameRoot } from './use-frame.ts'

type DrawerFrameProps = FrameProps & {
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
  /** The edge it slides from, in the reading direction. */
  side?: 'start' | 'end'
  /** The content has its own padding: lists, trees, panes. */
  isBare?: boolean
  /** The page behind stays visible, for example while the user changes its appearance. */
  isClear?: boolean
  /** Uses the page background, for content made of cards. */
  hasGround?: boolean
}

/**
 * The drawer of the app: full screen below 600 px unless narrow. It closes like a dialog, after a question
 * about unsaved changes.
 */
export function DrawerFrame({
  title,
  description,
  onClose,
  isOpen = true,
  above,
  footer,
  isBusy = false,
  isReading = false,
  finalFocus,
  size = 'md',
  side = 'end',
  isBare = false,
  isClear = false,
  hasGround = false,
  children,
}: DrawerFrameProps) {
  const intl = useIntl()
  const { root, frame, positioner, content } = useFrameRoot({ isOpen, isBusy, onClose, finalFocus })
  return (
    <Drawer.Root
      recipe={drawerRecipe}
      {...root}
      size={size === 'xs' ? 'xs' : { base: 'full', sm: size }}
      placement={side}
    >
      <Portal>
        <Drawer.Backdrop {...(isClear ? { bg: 'transparent', backdropFilter: 'none' } : {})} />
        <Drawer.Positioner {...positioner}>
          <Drawer.Content {...content} {...(hasGround ? { bg: 'bg' } : {})} aria-busy={isBusy || undefined}>
            <FrameContext value={frame}>
              <Drawer.Header display="block" pe="12" {...(isBare ? { p: '4' } : { pb: '3' })}>
                <Drawer.Title textStyle="md">{title}</Drawer.Title>
                {description ? (
                  <Drawer.Description color="fg.muted" mt="1">
                    {description}
                  </Drawer.Description>
                ) : null}
              </Drawer.Header>
              {above}
              <Drawer.Body
                {...(isReading ? { tabIndex: 0, 'data-autofocus': '', outline: 'none' } : {})}
                {...(isBare ? { p: '0', minH: '0', display: 'flex', flexDirection: 'column' } : {})}
              >
                {children}
              </Drawer.Body>
              {footer ? (
                <Drawer.Footer borderTopWidth="1px" pt="4" flexWrap="wrap">
                  {footer}
                </Drawer.Footer>
              ) : null}
              <Drawer.CloseTrigger asChild>
                <CloseButton
                  size="sm"
                  colorPalette="gray"
                  aria-label={intl.formatMessage({ id: 'ui.close' })}
                />
              </Drawer.CloseTrigger>
            </FrameContext>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
