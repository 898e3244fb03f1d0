import { callApi } from './support/api.ts'
import { assign, createProject, dayOffset, postProjectAction } from './support/projects.ts'
import { expect, expectAccessible, expectLive, test, unique } from './support/test.ts'
import { typeAtOnce } from './support/type-at-once.ts'

test.describe('a project between client and staff (R-003)', () => {
  test.use({ as: 'manager' })

  test('reaches the manager at once, and the client sees who it is assigned to', async ({ page, cast }) => {
    const { client, user } = await cast({ client: true, user: true })
    const name = unique('Live')
    await page.goto(`apps/projects/list?q=${encodeURIComponent(name)}`)
    await expectLive(page)
    await expect(page.getByRole('heading', { name: 'No matching records found' })).toBeVisible()
    const { id } = await createProject(client, name, {
      dueDate: dayOffset(0),
      latestCompletionDate: dayOffset(1),
    })
    const row = page.getByRole('row', { name: new RegExp(name) })
    await expect(row).toContainText('Unassigned')
    const theirs = await client.open(`apps/projects/view/${id}`)
    await expect(theirs.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(theirs.getByText('Unassigned')).toBeVisible()

    await row.click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Assign…' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await assign(page, user.name)
    await expect(row).toBeVisible()
    await expect(row).not.toContainText('Unassigned')
    await expect(theirs.getByText(user.name).first()).toBeVisible()
  })

  test('is started, delivered and moved back, and the client sees each step', async ({ page, me, cast }) => {
    const { client } = await cast({ client: true })
    const project = await createProject(client, unique('Steps'))
    const theirs = await client.open(`apps/projects/view/${project.id}`)
    const started = await postProjectAction(me, project, 'status', { status: 'in_progress' })
    const step = theirs.locator('[aria-current=step]')
    await expect(step).toHaveText('In progress')
    await postProjectAction(me, started, 'delivery', { attachmentIds: [] })
    await page.goto(`apps/projects/view/${project.id}`)
    await expect(step).toHaveText('Delivered')

    // An open menu keeps the actions of the state in which it was opened.
    await expect(page.locator('[aria-current=step]')).toHaveText('Delivered')
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Move back to In progress…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Move back to In progress' }).click()
    await expect(page.getByText('Enter a reason')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('textbox', { name: 'Reason' }).fill('One name is misspelt')
    await page.getByRole('dialog').getByRole('button', { name: 'Move back to In progress' }).click()
    await expect(step).toHaveText('In progress')
    await theirs.getByRole('tab', { name: 'History' }).click()
    await expect(theirs.getByText('One name is misspelt')).toBeVisible()
    await expectAccessible(theirs)
  })

  test('R-800, R-801: a new observer sees it at once and can write no more, until they are removed', async ({
    page,
    cast,
  }) => {
    const { client } = await cast({ client: true })
    const { client: colleague } = await cast({ client: true })
    const { id } = await createProject(client, unique('Followed'))
    const theirs = await colleague.open(`apps/projects/view/${id}`)
    await expect(theirs.getByRole('textbox', { name: 'Write a comment' })).toBeVisible()
    await page.goto(`apps/projects/view/${id}`)
    await expectLive(page)
    const people = page.getByRole('region', { name: 'People' })
    await people.getByRole('button', { name: 'Add' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add people' })
    await dialog.getByText('Observer', { exact: true }).click()
    await dialog.getByRole('combobox', { name: 'People' }).click()
    await typeAtOnce(page, [...colleague.name, 'Enter'])
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Add' }).click()
    await expect(dialog).toBeHidden()
    await expect(theirs.getByRole('region', { name: 'People' })).toContainText('Observer')
    await expect(theirs.getByRole('textbox', { name: 'Write a comment' })).toBeHidden()
    await people.getByRole('button', { name: `Actions for ${colleague.name}` }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await expect(theirs.getByRole('textbox', { name: 'Write a comment' })).toBeVisible()
    await expect(theirs.getByRole('region', { name: 'People' })).not.toContainText('Observer')
  })

  test('updates its row in every list at once, also with notifications turned off', async ({
    page,
    me,
    cast,
  }) => {
    const { client } = await cast({ client: true })
    const kinds = ['project_received', 'project_assigned', 'project_status', 'project_comment']
    const notifications = Object.fromEntries(kinds.map((kind) => [kind, false]))
    for (const person of [me, client]) await callApi(person, 'PATCH', '/account', { notifications })
    const name = unique('Quiet')
    const at = `apps/projects/list?q=${encodeURIComponent(name)}&status=all`
    await page.goto(at)
    await expectLive(page)
    const all = [page, await client.open(at)]
    for (const one of all)
      await expect(one.getByRole('heading', { name: 'No matching records found' })).toBeVisible()
    const project = await createProject(client, name)
    for (const one of all) await expect(one.getByRole('link', { name })).toBeVisible()
    await postProjectAction(me, project, 'status', { status: 'in_progress' })
    for (const one of all)
      await expect(one.getByRole('row', { name: new RegExp(name) })).toContainText('In progress')
  })

  test('shows typing, comments, changes and deletions in real time', async ({ page, me, cast }) => {
    const { client } = await cast({ client: true })
    const { id } = await createProject(client, unique('Talk'))
    const theirs = await client.open(`apps/projects/view/${id}`)
    await page.goto(`apps/projects/view/${id}`)
    const write = theirs.getByRole('textbox', { name: 'Write a comment' })
    await expect(page.getByRole('img', { name: new RegExp(`^Also here: ${client.name}`) })).toBeVisible()
    // The manager is not a participant, and is shown too.
    await expect(theirs.getByRole('img', { name: new RegExp(`^Also here: .*${me.name}`) })).toBeVisible()
    await write.pressSequentially('Could the second voice be younger?', { delay: 20 })
    await expect(page.getByText(`${client.name} is typing…`)).toBeVisible()
    await theirs.keyboard.press('Control+Enter')
    const comments = page.getByRole('list', { name: 'Comments' })
    await expect(comments.getByText('Could the second voice be younger?')).toBeVisible()
    await expect(page.getByText(`${client.name} is typing…`)).toBeHidden()
    await expect(write).toHaveValue('')

    const own = theirs.getByRole('listitem').filter({ hasText: 'second voice' })
    await own.hover()
    await own.getByRole('button', { name: 'Edit comment' }).click()
    await theirs.getByRole('textbox', { name: 'Edit comment' }).fill('Could the second voice be older?')
    await theirs.getByRole('button', { name: 'Save' }).click()
    await expect(comments.getByText('Could the second voice be older?')).toBeVisible()
    await expect(comments.getByText('edited')).toBeVisible()
    await expect(comments.getByRole('button', { name: 'Edit comment' })).toHaveCount(0)
    await expectAccessible(page)

    const older = theirs.getByRole('listitem').filter({ hasText: 'older' })
    await older.hover()
    await older.getByRole('button', { name: 'Delete comment' }).click()
    await theirs.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No comments yet', { exact: false })).toBeVisible()
  })

  test('has deliverables, and all files download as one zip file', async ({ page, me, cast }) => {
    const name = unique('Files')
    const { client, user } = await cast({ client: true, user: true })
    const project = await createProject(client, name)
    const { id, no } = project
    const assigned = await postProjectAction(me, project, 'assignees', { uids: [user.id] })
    await postProjectAction(me, assigned, 'status', { status: 'in_progress' })
    await page.goto(`apps/projects/view/${id}`)
    await expectLive(page)
    const theirs = await user.open(`apps/projects/view/${id}`)
    const part = theirs.getByRole('region', { name: 'Deliverables' })
    const file = { name: 'Take 1.txt', mimeType: 'text/plain', buffer: Buffer.from('la la') }
    await part.getByTestId('attachment-input').setInputFiles([file, file])
    await expect(part.getByRole('list', { name: 'Deliverables' }).getByRole('listitem')).toHaveCount(2)
    const list = page.getByRole('list', { name: 'Deliverables' })
    await expect(list.getByRole('listitem')).toHaveCount(2)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download all' }).click()
    const zip = await download
    expect(zip.suggestedFilename()).toBe(`${no} ${name}.zip`)
    const { default: JsZip } = await import('jszip')
    const { readFile } = await import('node:fs/promises')
    const packed = await JsZip.loadAsync(await readFile(await zip.path()))
    expect(Object.keys(packed.files).filter((path) => !path.endsWith('/'))).toEqual([
      'Deliveries/Not delivered/Take 1.txt',
      'Deliveries/Not delivered/Take 1 (2).txt',
    ])
    const own = part.getByRole('button', { name: 'Remove Take 1.txt' }).first()
    await own.click()
    await theirs.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(1)
  })
})

test.describe('a project changed by two people at once', () => {
  // The browser logs the refused call.
  test.use({ as: 'manager', allowConsole: /409 \(Conflict\)/ })

  test('asks field by field, and overwrites nothing before', async ({ page, cast }) => {
    const name = unique('Clash')
    const { client } = await cast({ client: true })
    const { id } = await createProject(client, name)
    await page.goto(`apps/projects/view/${id}`)
    const other = await client.open(`apps/projects/view/${id}`)
    for (const one of [page, other]) await one.getByRole('button', { name: 'Edit', exact: true }).click()
    const mine = page.getByRole('dialog')
    await mine.getByRole('textbox', { name: 'Property' }).fill('Lighthouse')
    await mine.getByRole('textbox', { name: 'Description' }).fill('Two voices')
    const theirs = other.getByRole('dialog')
    await theirs.getByRole('textbox', { name: 'Property' }).fill('Harbour')
    await theirs.getByRole('textbox', { name: 'Project title' }).fill(`${name} II`)
    await theirs.getByRole('button', { name: 'Save changes' }).click()
    await expect(other.getByRole('heading', { level: 1, name: `${name} II` })).toBeVisible()

    await mine.getByRole('button', { name: 'Save changes' }).click()
    const choice = page.getByRole('dialog', { name: /^(?!Someone else).+ changed this request$/ })
    await expect(choice.getByRole('radiogroup')).toHaveCount(1)
    await expectAccessible(page)
    await choice.getByRole('button', { name: 'Save' }).click()
    await expect(choice.getByText('Choose a version for every field')).toBeVisible()
    await choice.getByText('Lighthouse').click()
    await choice.getByRole('button', { name: 'Save' }).click()
    await expect(choice).toBeHidden()
    // My values where I chose them, the other person's where only they changed something, for both people.
    for (const one of [page, other]) {
      await expect(one.getByRole('heading', { level: 1, name: `${name} II` })).toBeVisible()
      await expect(one.getByText('Lighthouse').first()).toBeVisible()
      await expect(one.getByText('Two voices')).toBeVisible()
    }
  })
})
