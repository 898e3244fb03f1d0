import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from './support/api.ts'
import { type Loose, looseReader, values } from './support/loose-reader.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
const { get, all } = looseReader(() => api)

describe('constants of the API (R-226)', () => {
  it('9 permissions, by name', async () => {
    const permissions = await all('/apps/permissions', 'permissions', 'totalPermissions', 'admin')
    expect(values(permissions, (one) => one.name)).toEqual(
      [
        'Management',
        'Manage Billing & Roles',
        'Add & Remove Users',
        'Project Planning',
        'Manage Email Sequences',
        'Client Communication',
        'Only View',
        'Financial Management',
        "Manage Others' Tasks",
      ].sort(),
    )
    expect(
      values(
        permissions.flatMap((one) => one.assignedTo),
        (one) => one,
      ),
    ).toEqual(['administrator', 'manager', 'restricted-user', 'support', 'users'])
  })

  it('R-229: 50 sample users beside the accounts, with every plan, billing and status', async () => {
    const users = await all('/apps/users', 'users', 'totalUsers', 'admin')
    const sample = users.filter((one) => !one.email.endsWith('@demo.com'))
    expect(sample).toHaveLength(50)
    expect(values(sample, (one) => one.currentPlan)).toEqual(['basic', 'company', 'enterprise', 'team'])
    expect(values(sample, (one) => one.billing)).toEqual([
      'Auto debit',
      'Manual-Cash',
      'Manual-Credit Card',
      'Manual-PayPal',
    ])
    expect(values(sample, (one) => one.status)).toEqual(['active', 'inactive', 'pending'])
    expect(values(sample, (one) => one.role)).toEqual([
      'admin',
      'author',
      'editor',
      'maintainer',
      'subscriber',
    ])
  })

  it('R-229: email labels private, company, personal and important', async () => {
    const { labels } = await get('/mail/labels', 'client')
    const shared = labels.filter((one: Loose) => one.isShared && !one.canEdit).map((one: Loose) => one.name)
    expect(shared).toEqual(expect.arrayContaining(['private', 'company', 'personal', 'important']))
  })

  it('at most 5 search results a category', async () => {
    for (const q of ['a', 'e', 's', 'o']) {
      for (const category of await get(`/app-bar/search?q=${q}`, 'admin')) {
        expect(category.children.length, `${category.title} ${q}`).toBeGreaterThan(0)
        expect(category.children.length, `${category.title} ${q}`).toBeLessThanOrEqual(5)
      }
    }
  })
})
