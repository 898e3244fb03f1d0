import { Input, InputGroup, type InputProps, Popover, Portal } from '@chakra-ui/react'
import { CalendarDays } from 'lucide-react'
import { lazy, type Ref, useState } from 'react'
import { useIntl } from 'react-intl'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { IconButton } from '../inputs/icon-button.tsx'
import { LazyPart } from '../overlay/lazy-part.tsx'
import { dayLocale, dayPattern, formatFieldDay, isDay, readDay } from './days.ts'
import { ltrBeforeButton } from './ltr-input.ts'

const loadCalendar = async () => ({ default: (await import('./calendar-panel.tsx')).CalendarPanel })
const CalendarPanel = lazy(loadCalendar)

/** Loads the calendar with the focus of its button, so that keys pressed after opening it find it there. */
const preloadCalendar = () => {
  loadCalendar().catch((error: unknown) =>
    console.warn('The calendar could not be loaded in advance.', error),
  )
}

type DateInputProps = Omit<InputProps, 'value' | 'onChange' | 'min' | 'type'> & {
  ref?: Ref<HTMLInputElement>
  /** A day as YYYY-MM-DD, or the typed text when it is not a day. */
  value: string
  onChange: (value: string) => void
  /** The field's name, for the calendar button. */
  label: string
  /** The first day of the calendar; an earlier day can be typed, and the form refuses it. */
  min?: string | undefined
}

/** The pattern in which the reader's locale writes a day. */
export function useDayPattern(): string {
  const intl = useIntl()
  const letter = (part: MessageKey<'ui.date.letters'>) =>
    intl.formatMessage({ id: `ui.date.letters.${part}` })
  const letters = { day: letter('day'), month: letter('month'), year: letter('year') }
  return dayPattern(dayLocale(intl.locale), letters)
}

/**
 * The date control: shows a day in the reader's format; accepts that format, YYYY-MM-DD, or a day from a
 * calendar.
 */
export function DateInput({ value, onChange, onBlur, label, min, disabled, ...input }: DateInputProps) {
  const intl = useIntl()
  const locale = dayLocale(intl.locale)
  const pattern = useDayPattern()
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const name = intl.formatMessage({ id: 'ui.date.open' }, { field: label })
  return (
    <InputGroup
      endElementProps={{ px: '0.5' }}
      endElement={
        <Popover.Root
          open={isOpen}
          onOpenChange={({ open }) => setIsOpen(open)}
          // Fixed: its first position may be outside of the window, and a phone would make room for it.
          positioning={{ placement: 'bottom-end', strategy: 'fixed' }}
          lazyMount
          unmountOnExit
        >
          <Popover.Trigger asChild>
            <IconButton
              type="button"
              size="xs"
              disabled={disabled ?? false}
              label={name}
              onFocus={preloadCalendar}
            >
              <CalendarDays />
            </IconButton>
          </Popover.Trigger>
          <Portal>
            <Popover.Positioner zIndex="popover">
              <Popover.Content width="auto" aria-label={name}>
                <LazyPart>
                  <CalendarPanel
                    value={isDay(value) ? value : ''}
                    {...(min ? { min } : {})}
                    onChoose={(day) => {
                      setTyped(null)
                      onChange(day)
                      setIsOpen(false)
                    }}
                  />
                </LazyPart>
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
        placeholder={pattern}
        css={ltrBeforeButton}
        disabled={disabled}
        {...input}
        value={typed ?? formatFieldDay(value, locale)}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          onChange(readDay(event.currentTarget.value, locale))
        }}
        onBlur={(event) => {
          if (typed !== null) onChange(readDay(typed, locale, new Date().getFullYear()))
          setTyped(null)
          onBlur?.(event)
        }}
      />
    </InputGroup>
  )
}
