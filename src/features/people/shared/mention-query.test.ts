import { expect, it } from 'vitest'
import { mentionQuery } from './mention-query.ts'

it('R-806: a name begins with an @ that no letter precedes, and may have several words', () => {
  expect(mentionQuery('@')).toBe('')
  expect(mentionQuery('Ask (@Nina')).toBe('Nina')
  expect(mentionQuery('Thanks @Nina Pet')).toBe('Nina Pet')
  for (const none of ['', 'Nina', 'nina@demo', '@Nina ', '@Nina\nPet', 'a@b @c@d'])
    expect(mentionQuery(none), none).toBeNull()
})
