import { Box, Flex, Portal, Toast, Toaster, useLocaleContext } from '@chakra-ui/react'
import { toastSlotRecipe } from '@chakra-ui/react/theme'
import { animate, domMax, LazyMotion, MotionConfig, useMotionValue, useReducedMotion } from 'framer-motion'
import * as m from 'framer-motion/m'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useIntl } from 'react-intl'
import { SIDE_OFFSET, type ToastTone, toaster } from './toast-store.ts'

const dismissShare = 0.6
const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info }
const colors = { success: 'success.fg', error: 'danger.fg', warning: 'warning.fg', info: 'info.fg' }

/** True when a toast is released far enough to the side to be dismissed. */
export const isDraggedAway = (offset: number, width: number): boolean =>
  Math.abs(offset) >= dismissShare * width

/** Moves sideways with the pointer; on release it returns or is dismissed. */
function Draggable({ id, children }: { id: string | undefined; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const wasDragged = useRef(false)
  const x = useMotionValue(0)
  const isStill = useReducedMotion()
  const glide = (to: number) => void animate(x, to, { duration: isStill ? 0 : 0.18, ease: 'easeOut' })
  return (
    <m.div
      ref={box}
      drag="x"
      dragMomentum={false}
      style={{ x, width: '100%' }}
      onPointerDownCapture={() => {
        wasDragged.current = false
      }}
      onDragStart={() => {
        wasDragged.current = true
      }}
      onClickCapture={(event) => {
        // A drag that starts on a button must not click it.
        if (wasDragged.current) event.stopPropagation()
      }}
      onDragEnd={(_event, { offset }) => {
        const width = box.current?.offsetWidth ?? Number.POSITIVE_INFINITY
        if (!isDraggedAway(offset.x, width)) return glide(0)
        glide(Math.sign(offset.x) * width)
        toaster.dismiss(id)
      }}
    >
      {children}
    </m.div>
  )
}

/** The toast stack; a drag past 60 % of its width dismisses a toast. */
export function ToastStack() {
  const intl = useIntl()
  const { dir } = useLocaleContext()
  return (
    <Portal>
      <LazyMotion features={domMax} strict>
        <MotionConfig reducedMotion="user">
          <Toaster
            toaster={toaster}
            aria-label={intl.formatMessage({ id: 'ui.toasts' })}
            insetInline={{ smDown: '4' }}
            // From right to left the library puts them at the start, so the end is set here for both directions.
            style={{ insetInlineStart: undefined, insetInlineEnd: SIDE_OFFSET, alignItems: 'flex-end' }}
            dir={dir}
          >
            {(item) => {
              const tone = (item.type ?? 'info') as ToastTone
              const Icon = icons[tone]
              return (
                // The card is the inner element, so that it moves as a whole.
                <Toast.Root
                  recipe={toastSlotRecipe}
                  width={{ base: 'full', sm: 'sm', md: 'min(24rem, calc(100vw - 26.25rem))' }}
                  p="0"
                  bg="transparent!"
                  color="fg!"
                  boxShadow="none"
                >
                  <Draggable id={item.id}>
                    <Flex
                      position="relative"
                      gap="3"
                      align="flex-start"
                      ps="4"
                      pe="9"
                      py="3"
                      bg="bg.surface"
                      borderRadius="card"
                      boxShadow="floating"
                    >
                      <Box color={colors[tone]} flexShrink="0" mt="0.5">
                        <Icon size={18} aria-hidden />
                      </Box>
                      <Box flex="1" minW="0">
                        <Toast.Title>{item.title}</Toast.Title>
                        {item.description ? <Toast.Description>{item.description}</Toast.Description> : null}
                      </Box>
                      {item.action ? <Toast.ActionTrigger>{item.action.label}</Toast.ActionTrigger> : null}
                      <Toast.CloseTrigger aria-label={intl.formatMessage({ id: 'ui.close' })} />
                    </Flex>
                  </Draggable>
                </Toast.Root>
              )
            }}
          </Toaster>
        </MotionConfig>
      </LazyMotion>
    </Portal>
  )
}
