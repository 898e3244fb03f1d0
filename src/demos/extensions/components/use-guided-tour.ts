import { type TourStepDetails, useTour } from '@ark-ui/react/tour'
import { useRef } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import type { Setting } from '@/lib/storage/create-setting.ts'

/** A step of a tour; without a visible target it is shown in the middle of the screen. */
export type TourStop = Pick<TourStepDetails, 'id' | 'target' | 'placement' | 'backdrop'> & {
  title: string
  description: string
}

/**
 * A guided tour: Escape or its button leaves it, `stored` keeps the step for the next start, and the focus returns to
 * the element that started it.
 */
export function useGuidedTour(stops: readonly TourStop[], stored?: Setting<string | null>) {
  const t = useT('extensions.tour')
  const opener = useRef<HTMLElement | null>(null)
  const current = useRef<string | null>(null)
  const tour = useTour({
    closeOnInteractOutside: false,
    translations: {
      close: t('leave'),
      progressText: ({ current: step, total }) => t('progress', { step: step + 1, total }),
    },
    onStepChange: ({ stepId }) => {
      if (stepId !== null) current.current = stepId
    },
    onStatusChange: ({ status }) => {
      if (status === 'started') return
      stored?.set(status === 'completed' ? null : current.current)
      // The tour releases the focus after this call.
      setTimeout(() => opener.current?.focus())
    },
  })
  const start = (button: HTMLElement, from?: string | null) => {
    opener.current = button
    tour.setSteps(
      stops.map(({ target, placement, ...stop }, index) => ({
        ...stop,
        ...(target?.()
          ? { type: 'tooltip', target, ...(placement ? { placement } : {}) }
          : { type: 'dialog' }),
        actions: [
          ...(index > 0 ? [{ label: t('back'), action: 'prev' as const }] : []),
          index === stops.length - 1
            ? { label: t('finish'), action: 'dismiss' as const }
            : { label: t('next'), action: 'next' as const },
        ],
      })),
    )
    tour.start(from ?? stops[0]?.id)
  }
  return { tour, start }
}
