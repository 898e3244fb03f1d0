import { type KeyboardEvent, useCallback, useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { passEscapeToOpeningList } from '../keys/escape-of-list.ts'
import { useConfirm } from './confirm.tsx'
import type { FrameControl, FrameReport } from './frame-context.ts'
import { keepSelection } from './keep-selection.ts'
import { useHasOpened } from './use-has-opened.ts'

/**
 * How a frame closes: not while a request is pending, and only after the user agreed to discard unsaved
 * changes.
 */
function useFrameClosing(onClose: () => void, isBusy: boolean): FrameControl {
  const intl = useIntl()
  const confirm = useConfirm()
  const reports = useRef(new Map<string, FrameReport>())
  const latest = useRef({ onClose, isBusy })
  latest.current = { onClose, isBusy }
  const close = useCallback(async () => {
    const forms = [...reports.current.values()]
    if (latest.current.isBusy || forms.some((form) => form.isBusy)) return
    const isUnsaved = forms.some((form) => form.isDirty)
    const t = (id: MessageKey<'ui.unsaved'>) => intl.formatMessage({ id: `ui.unsaved.${id}` })
    const isSure =
      !isUnsaved ||
      (await confirm({
        title: t('title'),
        body: t('body'),
        confirmLabel: t('leave'),
        cancelLabel: t('stay'),
        isDanger: true,
      }))
    if (isSure) latest.current.onClose()
  }, [confirm, intl])
  return useMemo(
    () => ({
      close: () => void close(),
      report: (source, report) => {
        if (report) reports.current.set(source, report)
        else reports.current.delete(source)
      },
    }),
    [close],
  )
}

const fields = 'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select:not(:disabled)'

/** In a radio group the checked radio takes the focus, as it does with Tab. */
const chosenOf = (content: HTMLElement | null, field: HTMLElement | null | undefined) =>
  field instanceof HTMLInputElement && field.type === 'radio'
    ? (content?.querySelector<HTMLElement>(`[name="${CSS.escape(field.name)}"]:checked`) ?? field)
    : field

/** The element of the frame that has the focus already. */
const focusedIn = (content: HTMLElement | null): HTMLElement | null => {
  const active = document.activeElement
  return active instanceof HTMLElement && active !== content && content?.contains(active) ? active : null
}

/**
 * The initial focus of a frame: the element that has it already, or else the marked element, or else the first field,
 * or else the first focusable element.
 */
const firstFocus = (content: HTMLElement | null): HTMLElement | null =>
  focusedIn(content) ??
  content?.querySelector<HTMLElement>('[data-autofocus]') ??
  chosenOf(content, content?.querySelector<HTMLElement>(fields)) ??
  content?.querySelector<HTMLElement>('button, a[href], [tabindex="0"]') ??
  null

type FrameOptions = {
  isOpen: boolean
  isBusy: boolean
  onClose: () => void
  finalFocus: (() => HTMLElement | null) | undefined
}

/** The shared behaviour of dialogs and drawers: mounting, closing and focus. */
export function useFrameRoot({ isOpen, isBusy, onClose, finalFocus }: FrameOptions) {
  const isMounted = useHasOpened()
  const element = useRef<HTMLDivElement | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const frame = useFrameClosing(onClose, isBusy)
  // The focus moves in the task that renders the frame, so that the next key is for it; the library waits for a frame.
  // Once for each element: the library composes new refs, so React attaches this one again at later renders, when
  // the focus may be in a popover outside of the frame.
  const entered = useRef<HTMLDivElement | null>(null)
  const ref = useCallback((next: HTMLDivElement | null) => {
    element.current = next
    if (!next || next === entered.current) return
    entered.current = next
    if (!focusedIn(next) && document.activeElement instanceof HTMLElement)
      opener.current = document.activeElement
    firstFocus(next)?.focus({ preventScroll: true })
  }, [])
  const root = {
    open: isOpen && isMounted,
    lazyMount: true,
    unmountOnExit: true,
    initialFocusEl: () => firstFocus(element.current),
    finalFocusEl: () => finalFocus?.() ?? opener.current,
    onEscapeKeyDown: passEscapeToOpeningList,
    onOpenChange: ({ open }: { open: boolean }) => (open ? undefined : frame.close()),
  }
  // The library handles Escape from the second frame on, and prevents its default action.
  const onKeyDown = ({ key, target, currentTarget, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Escape' || nativeEvent.isComposing) return
    if (!(target instanceof Node && currentTarget.contains(target))) return
    if (!nativeEvent.defaultPrevented) passEscapeToOpeningList(nativeEvent)
    if (!nativeEvent.defaultPrevented) frame.close()
  }
  return { root, frame, positioner: { onMouseDownCapture: keepSelection }, content: { ref, onKeyDown } }
}
