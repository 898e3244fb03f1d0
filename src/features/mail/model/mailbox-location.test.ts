import { expect, it } from 'vitest'
import { registerPaths } from '@/lib/routing/route-paths.ts'
import { routes } from '../routes.ts'
import { mailboxHref, toFolder, toLabelId } from './mailbox-location.ts'

registerPaths(routes.routes)
const own = '0a000000-0000-4000-8000-0000000000aa'

it.each(['important', 'private', 'company', 'personal'])('the label %s is addressed by its name', (name) => {
  const id = toLabelId(name)
  expect(id).toMatch(/^00000000-0000-4000-8000-00000000a00\d$/)
  expect(mailboxHref({ basePath: 'app', folder: 'all', label: id ?? '' })).toBe(`/apps/email/label/${name}`)
  expect(mailboxHref({ basePath: 'messages', folder: 'all', label: id ?? '' })).toBe(
    `/messages/list?label=${name}`,
  )
})

it('any other label is addressed by its id, and other text is no label', () => {
  expect(toLabelId(own)).toBe(own)
  expect(mailboxHref({ basePath: 'app', folder: 'all', label: own })).toBe(`/apps/email/label/${own}`)
  for (const word of ['urgent', '', 'constructor', '__proto__', `${own}x`])
    expect(toLabelId(word), word).toBeNull()
})

it('an unknown segment is no folder, and no segment is the inbox', () => {
  expect([toFolder(undefined), toFolder(null), toFolder('spam'), toFolder('nowhere')]).toEqual([
    'inbox',
    'inbox',
    'spam',
    null,
  ])
})
