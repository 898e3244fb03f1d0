import { Box, createToaster, Portal, Toast, Toaster, useLocaleContext } from '@chakra-ui/react'
import { domMax, LazyMotion, MotionConfig } from 'framer-motion'
import * as m from 'framer-motion/m'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { ToastOptions, ToastTone } from './toaster.tsx'

const dismissShare = 0.6
const toaster = createToaster({ placement: 'top-end', max: 20, duration: 5000, gap: 10, offsets: '16px' })
const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info }
const colors = { success: 'success.fg', error: 'danger.fg', warning: 'warning.fg', info: 'info.fg' }

/** Adds a toast to the stack. */
export function addToast(tone: ToastTone, options: ToastOptions): void {
  toaster.create({ type: tone, closable: true, ...options })
}

function Draggable({ id, children }: { id: string | undefined; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  return (
    <m.div
      ref={box}
      drag="x"
      dragSnapToOrigin
      dragMomentum={false}
      style={{ display: 'flex', gap: 12, width: '100%', alignItems: 'flex-start' }}
      onDragEnd={(_event, info) => {
        const width = box.current?.offsetWidth ?? Number.POSITIVE_INFINITY
        if (Math.abs(info.offset.x) >= dismissShare * width) toaster.dismiss(id)
      }}
    >
      {children}
    </m.div>
  )
}

/** Toasts, each dragged away past 60 % of its width (spec 9). */
export function ToastStack() {
  const intl = useIntl()
  const { dir } = useLocaleContext()
  return (
    <Portal>
      <LazyMotion features={domMax} strict>
        <MotionConfig reducedMotion="user">
          <Toaster toaster={toaster} insetInline={{ smDown: '4' }} dir={dir}>
            {(item) => {
              const tone = (item.type ?? 'info') as ToastTone
              const Icon = icons[tone]
              return (
                <Toast.Root
                  width={{ base: 'full', sm: 'sm' }}
                  bg="bg.surface!"
                  color="fg!"
                  boxShadow="floating"
                  py="3.5"
                >
                  <Draggable id={item.id}>
                    <Box color={colors[tone]} flexShrink="0" mt="0.5">
                      <Icon size={18} strokeWidth={1.75} aria-hidden />
                    </Box>
                    <Box flex="1" minW="0">
                      <Toast.Title>{item.title}</Toast.Title>
                      {item.description ? <Toast.Description>{item.description}</Toast.Description> : null}
                    </Box>
                    {item.action ? <Toast.ActionTrigger>{item.action.label}</Toast.ActionTrigger> : null}
                  </Draggable>
                  <Toast.CloseTrigger aria-label={intl.formatMessage({ id: 'ui.close' })} />
                </Toast.Root>
              )
            }}
          </Toaster>
        </MotionConfig>
      </LazyMotion>
    </Portal>
  )
}
