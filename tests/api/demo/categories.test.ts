import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productList } from '../../../supabase/functions/_shared/contract/demo/ecommerce.ts'
import {
  categoryList,
  categoryResponse,
} from '../../../supabase/functions/_shared/contract/demo/product-categories.ts'
import {
  SETTINGS_TABS,
  shopSettings,
} from '../../../supabase/functions/_shared/contract/demo/shop-settings.ts'
import { errorBody } from '../../../supabase/functions/_shared/contract/error-body.ts'
import { startTestApi, type TestApi } from '../support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const PATH = '/apps/ecommerce/categories'
const body = (name: string, parentId: number | null = null) => ({
  name,
  description: '',
  parentId,
  picture: null,
})
const add = async (name: string, parentId: number | null = null) =>
  (
    await api.ok('manager', 'POST', PATH, {
      status: 201,
      schema: categoryResponse,
      body: body(name, parentId),
    })
  ).category

describe('product categories (R-270)', () => {
  it('count as many products as the product list filtered by them', async () => {
    const { categories } = await api.ok('user', 'GET', PATH, { schema: categoryList })
    expect(categories.length).toBe(6)
    for (const { name, products } of categories) {
      const path = `/apps/ecommerce/products?category=${encodeURIComponent(name)}`
      expect((await api.ok('user', 'GET', path, { schema: productList })).total).toBe(products)
    }
  })

  it('cannot be below themselves or a category below them', async () => {
    const top = await add('Top')
    const middle = await add('Middle', top.id)
    const low = await add('Low', middle.id)
    for (const parentId of [top.id, middle.id, low.id]) {
      const refused = await api.refused('manager', 'PUT', `${PATH}/${top.id}`, {
        ...body('Top', parentId),
        revision: top.revision,
      })
      expect(refused.fields).toHaveProperty('parentId')
    }
  })

  it('have unique names, and their products follow a new name', async () => {
    expect((await api.refused('manager', 'POST', PATH, body('BOOKS'))).fields).toHaveProperty('name')
    const { categories } = await api.ok('user', 'GET', `${PATH}?q=games`, { schema: categoryList })
    const games = categories.find(({ name }) => name === 'Games')
    const { category } = await api.ok('manager', 'PUT', `${PATH}/${games?.id}`, {
      schema: categoryResponse,
      body: { ...body('Play'), revision: games?.revision },
    })
    expect(category).toMatchObject({ name: 'Play', products: games?.products })
    const books = { ...body('Bóoks'), revision: category.revision }
    expect((await api.refused('manager', 'PUT', `${PATH}/${games?.id}`, books)).fields).toHaveProperty('name')
    const late = await api.send('manager', 'PUT', `${PATH}/${games?.id}`, {
      ...body('Toys'),
      revision: games?.revision,
    })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ category: { name: 'Play' } })
  })

  it('are deleted only without products and categories below them', async () => {
    const parent = await add('Parent')
    const child = await add('Child', parent.id)
    expect((await api.refused('manager', 'DELETE', `${PATH}/4`)).code).toBe('wrong_state')
    expect((await api.refused('manager', 'DELETE', `${PATH}/${parent.id}`)).code).toBe('wrong_state')
    await api.done('manager', 'DELETE', `${PATH}/${child.id}`)
    await api.done('manager', 'DELETE', `${PATH}/${parent.id}`)
    expect((await api.refused('user', 'POST', PATH, body('No'))).code).toBe('forbidden')
  })
})

describe('the settings of the shop (R-276)', () => {
  const SETTINGS = '/apps/ecommerce/settings'
  const read = async () => (await api.ok('user', 'GET', SETTINGS, { schema: shopSettings })).sections

  it('have one section for each tab, each saved against its own revision', async () => {
    const sections = await read()
    expect(sections.map(({ tab }) => tab)).toEqual([...SETTINGS_TABS])
    for (const section of sections) {
      if (section.tab !== 'shipping') continue
      const values = { ...section.values, expressCents: 505 }
      const save = () => api.send('manager', 'PUT', SETTINGS, { ...section, values })
      expect((await save()).status).toBe(200)
      const late = await save()
      expect(late.status).toBe(409)
      expect(late.body).toMatchObject({ section: { values: { expressCents: 505 } } })
    }
    expect((await read()).map(({ revision }) => revision)).toEqual(
      sections.map(({ tab, revision }) => (tab === 'shipping' ? revision + 1 : revision)),
    )
  })

  it('are refused without the ability and with values of another tab', async () => {
    const [first] = await read()
    expect((await api.refused('user', 'PUT', SETTINGS, first)).code).toBe('forbidden')
    const wrong = await api.send('manager', 'PUT', SETTINGS, {
      tab: 'payments',
      revision: 1,
      values: { methods: ['Gold'] },
    })
    const { error } = errorBody.parse(wrong.body)
    expect(error.fields).toEqual({ values: 'invalid_value' })
    expect(error.message).toContain('values.methods')
  })
})
