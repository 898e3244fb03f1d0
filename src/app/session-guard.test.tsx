import { expect, it } from 'vitest'
import { setSessionUser } from '@/features/auth/api/session.ts'
import { writeStoredSession } from '@/features/auth/model/stored-session.ts'
import { mockApi } from '../../tests/support/mock-api.ts'
import { registerScreens } from './register-screens.ts'
import type { TableRoute } from './route-table.ts'
import { guardLoader } from './session-guard.ts'

const { get } = mockApi()

const userData = {
  id: 5,
  uid: '00000000-0000-4000-8000-000000000005',
  fullName: 'Tom Hale',
  username: 'tom',
  email: 'tom@x.y',
  avatar: null,
  role: 'client',
}
const sessionThatMay = (action: string) => ({
  userAbilityRules: [{ action, subject: 'manuscripts' }],
  userData,
})
const open = (access: TableRoute['access']) =>
  guardLoader({ access, messages: [], layout: 'frame' } as unknown as TableRoute)({
    request: new Request('http://localhost/build/apps/manuscripts'),
  } as Parameters<ReturnType<typeof guardLoader>>[0])

it('R-151: a screen that the stored rules refuse opens when the server allows it', async () => {
  registerScreens()
  writeStoredSession(sessionThatMay('read'), localStorage)
  let answer = (_session: unknown) => {}
  get.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  void setSessionUser(userData.uid)
  expect(await open({ action: 'read', subject: 'manuscripts' })).toBeNull()
  const opening = open({ action: 'create', subject: 'manuscripts' })
  answer(sessionThatMay('create'))
  expect(await opening).toBeNull()
  expect(await open({ action: 'read', subject: 'admin' })).toMatchObject({ status: 302 })
})

it('R-670: an address of the template areas opens when the server shows them again', async () => {
  const sessionWith = (rules: { action: string; subject: string; inverted?: boolean }[]) => ({
    userAbilityRules: rules,
    userData,
  })
  await setSessionUser(null)
  writeStoredSession(sessionWith([{ action: 'read', subject: 'demo', inverted: true }]), localStorage)
  get.mockResolvedValueOnce(sessionWith([{ action: 'read', subject: 'demo' }]))
  void setSessionUser(userData.uid)
  expect(await open({ action: 'read', subject: 'demo' })).toBeNull()
})
