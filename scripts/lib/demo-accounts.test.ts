import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const read = (folder: string) =>
  readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))

it('R-546: accounts and the password of the demo exist in the demo seed only', () => {
  for (const { name, text } of read('supabase/migrations')) {
    expect.soft(text, name).not.toMatch(/@demo\.com|quillport-demo/)
    expect.soft(text, name).not.toMatch(/insert into auth\.users/i)
  }
  const seeds = read('supabase/seed').filter(({ text }) => /insert into auth\.users/i.test(text))
  expect(seeds.map(({ name }) => name)).toEqual(['10_people.sql', '11_sample_users.sql'])
})
