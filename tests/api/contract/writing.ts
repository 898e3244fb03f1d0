import { presetChoices } from '../../../supabase/functions/_shared/compile/presets.ts'
import { PEOPLE, TIMER_KEY } from '../support/api.ts'
import { doc } from '../support/manuscripts.ts'
import type { Walker } from './walker.ts'

/** Manuscripts with their content. */
export async function walkWriting(walker: Walker): Promise<void> {
  const { get, post, patch, put, remove } = walker
  await get('auth', '/manuscripts?itemsPerPage=100')
  const { manuscript } = await post('auth', '/manuscripts', { title: 'The Ferry', start: 'novel' })
  const one = `/manuscripts/${manuscript.id}`
  await get('auth', one)
  await patch('auth', one, { revision: manuscript.revision, author: 'Nadia Brandt' })
  await post('auth', `${one}/members`, { email: 'manager@demo.com', role: 'editor' })
  await get('auth', `${one}/members`)
  const first = await get('manager', '/manuscript-invitations')
  await post('manager', `/manuscript-invitations/${first.invitations[0].id}/accept`)
  await patch('auth', `${one}/members/${PEOPLE.manager}`, { role: 'viewer' })
  await remove('auth', `${one}/members/${PEOPLE.manager}`)
  for (const email of ['manager@demo.com', 'nobody@example.org'])
    await post('auth', `${one}/members`, { email, role: 'viewer' })
  const offered = await get('manager', '/manuscript-invitations')
  await remove('manager', `/manuscript-invitations/${offered.invitations[0].id}`)
  const { invitations } = await get('auth', `${one}/members`)
  await remove('auth', `${one}/invitations/${invitations[0].id}`)
  for (const [path, body, key] of [
    ['labels', { name: 'Blue', colour: '#0000ff' }, 'label'],
    ['statuses', { name: 'Half done' }, 'status'],
  ] as const) {
    const made = await post('auth', `${one}/${path}`, body)
    await patch('auth', `${one}/${path}/${made[key].id}`, { name: 'Other' })
    await remove('auth', `${one}/${path}/${made[key].id}`)
  }
  const { items } = await get('auth', `${one}/items`)
  await post('auth', `${one}/items/change`, { kind: 'set', items: [{ id: items[0].id, keywords: ['sea'] }] })
  await put('auth', `${one}/keywords/colour`, { name: 'sea', colour: '#0000ff' })
  await post('auth', `${one}/keywords/change`, { name: 'sea', to: 'ocean' })
  const field = { id: crypto.randomUUID(), title: 'Point of view', type: 'list', options: ['Ines'] }
  await post('auth', `${one}/custom-fields/change`, { kind: 'add', ...field })
  const added = { id: crypto.randomUUID(), parentId: items[0].id, type: 'scene', title: 'From a file' }
  await post('auth', `${one}/items/add`, { items: [{ ...added, content: doc('One text.') }] })
  const listed = { name: 'To revise', itemIds: [items[1].id, items[0].id] }
  const { collection } = await post('auth', `${one}/collections`, listed)
  await get('auth', `${one}/collections`)
  await patch('auth', `${one}/collections/${collection.id}`, { itemIds: [items[0].id] })
  await remove('auth', `${one}/collections/${collection.id}`)
  const described = { name: 'E-book', preset: 'ebook', format: 'epub', choices: presetChoices('ebook', 'en') }
  const { output } = await post('auth', `${one}/outputs`, described)
  await get('auth', `${one}/outputs`)
  await patch('auth', `${one}/outputs/${output.id}`, { exportedMsAgo: 20 })
  await get('auth', `${one}/outputs/${output.id}/changes`)
  const uploaded = await post('auth', `${one}/exports`, { outputId: output.id })
  await put('auth', `${one}/exports/${uploaded.export.id}`, {
    outputId: null,
    name: 'book.txt',
    format: 'txt',
  })
  await walker.api.request('/api/weekly-exports', { method: 'POST', headers: { apikey: TIMER_KEY } })
  await get('auth', `${one}/exports`)
  await get('auth', `${one}/history?timeZone=UTC`)
  await get('auth', `${one}/history/texts?timeZone=UTC&day=2026-11-20&compare=since`)
  await get('auth', `${one}/writing`)
  const targets = { unit: 'words', session: 300, day: null, total: null, deadline: null }
  await put('auth', `${one}/writing`, { ...targets, weekdays: [1], inFooter: true })
  await remove('auth', `${one}/exports/${uploaded.export.id}`)
  await remove('auth', `${one}/outputs/${output.id}`)
  await walkItems(walker, one)
  await remove('auth', `${one}/trash`)
  await remove('auth', one)
  await post('auth', `${one}/restore`)
}

async function walkItems({ get, post, patch, put, remove }: Walker, one: string): Promise<void> {
  const { item } = await post('auth', `${one}/items`, {
    type: 'scene',
    title: 'Mara',
    content: doc('Mara waits.'),
  })
  await post('auth', `${one}/items`, { type: 'character', title: 'Mara' })
  const path = `${one}/items/${item.id}`
  await get('auth', `${one}/items`)
  await get('auth', path)
  await get('auth', `${path}/mentions`)
  await get('auth', `${one}/search?q=mara`)
  await get('auth', `${one}/texts?contains=mara`)
  await post('auth', `${path}/revisions`, { name: 'First' })
  const { revisions } = await get('auth', `${path}/revisions`)
  await get('auth', `${path}/revisions/${revisions[0].id}`)
  const changed = await patch('auth', path, { revision: item.revision, content: doc('Mara leaves.') })
  await post('auth', `${path}/revisions/${revisions[0].id}/restore`, { revision: changed.revision })
  const { comment } = await post('auth', `${path}/comments`, { body: 'Why?' })
  await post('auth', `${path}/comments`, { body: 'Because.', parentId: comment.id })
  await patch('auth', `${path}/comments/${comment.id}`, { resolved: true })
  await get('auth', `${one}/comments`)
  await remove('auth', `${path}/comments/${comment.id}`)
  await post('auth', `${path}/move`, { parentId: null, afterId: null })
  await post('auth', `${one}/items/change`, {
    kind: 'set',
    items: [{ id: item.id, includeInCompile: false }],
  })
  await post('auth', `${path}/duplicate`)
  const saved = await post('auth', `${path}/template`, { folderTitle: 'Templates' })
  await post('auth', `${one}/items/${saved.items[0].id}/copy`, { parentId: null })
  await put('auth', `${one}/templates-folder`, { itemId: null })
  const { item: whole } = await get('auth', path)
  await post('auth', `${path}/transfer`, {
    kind: 'split',
    revision: whole.revision,
    changes: { content: doc('Mara') },
    other: { id: crypto.randomUUID(), title: 'Rest', content: doc('waits.') },
    noteIds: [],
  })
  await post('auth', `${path}/trash`)
  await post('auth', `${path}/restore`)
  await post('auth', `${path}/trash`)
  await remove('auth', path)
}

/** Imports, and their raw files. */
export async function walkImports({ api, get, post }: Walker): Promise<void> {
  const { owner } = api.database
  const { import: record, upload } = await post('auth', '/imports', { fileName: 'Ferry.zip', fileSize: 12 })
  await owner`insert into storage.objects (bucket_id, name, metadata)
    values ('archives', ${upload.path}, ${owner.json({ size: 12 })})`
  const one = `/imports/${record.id}`
  await get('auth', '/imports')
  await get('auth', one)
  await post('auth', `${one}/start`, { title: 'The Ferry' })
  await owner`update public.imports set status = 'failed', error = 'Processing failed', finished_at = now() where id = ${record.id}`
  await get('auth', `${one}/receipt`)
  await post('auth', `${one}/retry`)
  await post('auth', `${one}/cancel`)
  const { manuscripts } = await get('auth', '/manuscripts')
  await get('auth', `/manuscripts/${manuscripts[0].id}/raw-files`)
}
