import { Input, InputGroup, Popover, Portal } from '@chakra-ui/react'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { IconButton } from '../icon-button.tsx'
import { lazyPart } from '../lazy-part.tsx'
import { LoadedLater } from '../loaded-later.tsx'
import { isDay, readDay } from './days.ts'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'

const CalendarPanel = lazyPart(() => import('./calendar-panel.tsx').then((file) => file.CalendarPanel))

type DateFieldProps = FieldFrameProps & {
  /** The first day that can be chosen; an earlier one can be typed, and the form says what is wrong with it. */
  min?: string
}

/** A day, typed as YYYY-MM-DD (spec 5) or chosen from a calendar. */
export function DateField({ min, ...frame }: DateFieldProps) {
  const intl = useIntl()
  const { name, label } = frame
  const { register, setValue, formState } = useFormContext()
  const value: unknown = useWatch({ name })
  const day = typeof value === 'string' && isDay(value) ? value : ''
  const [isOpen, setIsOpen] = useState(false)
  const change = (next: string) => {
    setValue(name, next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  }
  const { onBlur, ...field } = register(name)
  return (
    <FieldFrame
      {...frame}
      help={
        frame.help ??
        (day
          ? intl.formatDate(`${day}T00:00:00Z`, { timeZone: 'UTC', dateStyle: 'full' })
          : intl.formatMessage({ id: 'ui.date.format' }))
      }
    >
      <InputGroup
        endElementProps={{ px: '0.5' }}
        endElement={
          <Popover.Root
            open={isOpen}
            onOpenChange={({ open }) => setIsOpen(open)}
            positioning={{ placement: 'bottom-end' }}
            lazyMount
            unmountOnExit
          >
            <Popover.Trigger asChild>
              <IconButton
                type="button"
                size="xs"
                disabled={frame.isDisabled ?? false}
                label={intl.formatMessage({ id: 'ui.date.open' }, { field: String(label) })}
                onPointerEnter={CalendarPanel.preload}
                onFocus={CalendarPanel.preload}
              >
                <CalendarDays strokeWidth={1.75} />
              </IconButton>
            </Popover.Trigger>
            <Portal>
              <Popover.Positioner zIndex="popover">
                <Popover.Content
                  width="auto"
                  aria-label={intl.formatMessage({ id: 'ui.date.open' }, { field: String(label) })}
                >
                  <LoadedLater onFail={() => setIsOpen(false)}>
                    <CalendarPanel
                      value={day}
                      {...(min ? { min } : {})}
                      onChoose={(next) => {
                        change(next)
                        setIsOpen(false)
                      }}
                    />
                  </LoadedLater>
                </Popover.Content>
              </Popover.Positioner>
            </Portal>
          </Popover.Root>
        }
      >
        <Input
          dir="ltr"
          autoComplete="off"
          inputMode="numeric"
          maxLength={20}
          placeholder="YYYY-MM-DD"
          css={{ '[dir=rtl] &': { textAlign: 'right' } }}
          {...field}
          onBlur={(event) => {
            const read = readDay(event.currentTarget.value)
            if (read !== event.currentTarget.value) change(read)
            return onBlur(event)
          }}
        />
      </InputGroup>
    </FieldFrame>
  )
}
