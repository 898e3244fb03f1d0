import { SHOP_PICTURES } from '../../support/demo/fixture-shop.ts'
import { answers, raises, type UnauthorizedCalls } from '../unauthorized-call.ts'

export const demoUnauthorizedCalls: UnauthorizedCalls = {
  publish_due_products: async (tx) => {
    await tx`select private.publish_due_products()`
    await answers(tx`select from demo.products where status = 'Published' and publish_at > '2000-01-01'`, [])
  },
  referral_code: (tx) => raises(tx`select private.referral_code()`, '42501'),
  place_order: (tx) =>
    raises(
      tx`select private.place_order(gen_random_uuid(), '[{"productId": 1, "qty": 1}]', 0, 0, '{}', 'Invoice', true, '{}', null)`,
      '42501',
    ),
  is_my_product_picture: (tx) =>
    answers(tx`select private.is_my_product_picture(${SHOP_PICTURES.loose}) as answer`, [{ answer: false }]),
  is_loose_product_picture: (tx) =>
    answers(tx`select private.is_loose_product_picture(${SHOP_PICTURES.loose}) as answer`, [
      { answer: false },
    ]),
}
