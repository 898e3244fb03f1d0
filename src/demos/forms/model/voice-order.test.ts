import { describe, expect, it } from 'vitest'
import { voiceOrder } from './voice-order.ts'

const order = { service: 'translation', voice: '', from: '2026-12-01', to: '2026-12-04' }
const faults = (values: object) =>
  voiceOrder.safeParse({ ...order, ...values }).error?.issues.map(({ path }) => path.join('.')) ?? []

describe('R-478: fields that depend on each other', () => {
  it('require a voice only for a voice-over', () => {
    expect(faults({})).toEqual([])
    expect(faults({ service: 'voice-over' })).toEqual(['voice'])
    expect(faults({ service: 'voice-over', voice: 'warm' })).toEqual([])
  })

  it('refuse an end before the start at the field of the end', () => {
    expect(faults({ to: '2026-11-30' })).toEqual(['to'])
    expect(faults({ to: '2026-12-01' })).toEqual([])
  })

  it('report a missing day only at its own field', () => {
    expect(faults({ from: '' })).toEqual(['from'])
  })
})
