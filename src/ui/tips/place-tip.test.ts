import { describe, expect, it } from 'vitest'
import { placeTip } from './place-tip.ts'

const room = { width: 360, height: 740 }
const tip = { width: 100, height: 24 }
const at = (left: number, top: number) => ({ left, top, width: 36, height: 36 })

describe('the position of a tooltip', () => {
  it('is under the middle of its anchor', () => {
    expect(placeTip(at(160, 100), tip, room, 'bottom')).toEqual({ x: 128, y: 142 })
  })

  it('goes over it at the foot of the window', () => {
    expect(placeTip(at(160, 700), tip, room, 'bottom').y).toBe(670)
  })

  it('goes under it at the top when it wanted to be over', () => {
    expect(placeTip(at(160, 4), tip, room, 'top').y).toBe(46)
    expect(placeTip(at(160, 100), tip, room, 'top').y).toBe(70)
  })

  it('never leaves the window sideways', () => {
    expect(placeTip(at(0, 100), tip, room, 'bottom').x).toBe(8)
    expect(placeTip(at(324, 100), tip, room, 'bottom').x).toBe(252)
  })
})
