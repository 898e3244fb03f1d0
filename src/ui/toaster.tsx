import { createToaster, Portal, Toast, Toaster } from '@chakra-ui/react'
import { m } from 'framer-motion'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useIntl } from 'react-intl'

/** Toasts of the product (spec 9): top right, 5 s, at most 20, dragged away past 60 % of their width. */
export const toaster = createToaster({
  placement: 'top-end',
  max: 20,
  duration: 5000,
  gap: 10,
  offsets: '16px',
})

const dismissShare = 0.6
const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info }
type Tone = keyof typeof icons
const colors: Record<Tone, string> = {
  success: 'success.fg',
  error: 'danger.fg',
  warning: 'warning.fg',
  info: 'info.fg',
}

type ToastOptions = {
  title: string
  description?: string
  action?: { label: string; onClick: () => void }
  duration?: number
}

const show = (type: Tone) => (options: ToastOptions) => toaster.create({ type, closable: true, ...options })

/** Says that something happened; an `action` (undo) stays 8 s. */
export const toast = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  warning: show('warning'),
  /** Says what was done and offers to take it back for 8 s. */
  undo: (title: string, label: string, onUndo: () => void) =>
    show('success')({ title, action: { label, onClick: onUndo }, duration: 8000 }),
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

/** The place where toasts appear; stands once in the app. */
export function Toasts() {
  const intl = useIntl()
  return (
    <Portal>
      <Toaster toaster={toaster} insetInline={{ mdDown: '4' }}>
        {(item) => {
          const tone = (item.type ?? 'info') as Tone
          const Icon = icons[tone] ?? Info
          return (
            <Toast.Root
              width={{ base: 'full', sm: 'sm' }}
              bg="bg.surface"
              color="fg"
              boxShadow="floating"
              py="3"
            >
              <Draggable id={item.id}>
                <Toast.Indicator color={colors[tone]} mt="0.5">
                  <Icon size={18} strokeWidth={1.75} aria-hidden />
                </Toast.Indicator>
                <div style={{ flex: 1, minWidth: 0 }}>
                  <Toast.Title>{item.title}</Toast.Title>
                  {item.description ? <Toast.Description>{item.description}</Toast.Description> : null}
                </div>
                {item.action ? <Toast.ActionTrigger>{item.action.label}</Toast.ActionTrigger> : null}
              </Draggable>
              <Toast.CloseTrigger aria-label={intl.formatMessage({ id: 'ui.close' })} />
            </Toast.Root>
          )
        }}
      </Toaster>
    </Portal>
  )
}
