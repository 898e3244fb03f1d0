import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'
import type { eventForm } from '../model/event-form.ts'
import { movedEnd } from '../model/typed-times.ts'

type EventForm = UseFormReturn<z.input<typeof eventForm>, unknown, z.output<typeof eventForm>>

/** Moves the end of an event by as much as its start is changed, so that the duration stays. */
export function useEndFollowsStart(form: EventForm): void {
  useEffect(() => {
    let before = form.getValues()
    return form.subscribe({
      formState: { values: true },
      callback: ({ name, values }) => {
        const isStart = name === 'startDay' || name === 'startTime'
        const end = isStart ? movedEnd(before, values) : null
        // A start that is being typed is not valid yet; the next valid one is compared with the one before.
        if (!isStart || end) before = { ...values, ...end }
        if (!end) return
        const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
        if (end.endDay !== values.endDay) form.setValue('endDay', end.endDay, options)
        if (end.endTime !== values.endTime) form.setValue('endTime', end.endTime, options)
      },
    })
  }, [form])
}
