/** Tables with the policy `true`, where switching row-level security off changes nothing. */
export const OPEN_DEMO_TABLES: readonly string[] = [
  'demo.faq_groups',
  'demo.faqs',
  'demo.help_topics',
  'demo.help_articles',
  'demo.landing_reviews',
  'demo.landing_questions',
]

/** Columns of the sample shop that staff write: states and addresses of other people, not of accounts. */
export const DEMO_COLUMNS: readonly string[] = [
  'demo.customers.email',
  'demo.customers.status',
  'demo.orders.status',
  'demo.products.status',
  'demo.properties.email',
  'demo.recordings.status',
  'demo.referral_invitations.email',
  'demo.reviews.status',
]

/** Functions of the template areas for visitors. */
export const DEMO_VISITOR_FUNCTIONS: readonly string[] = ['private.vote_help_article(text,uuid,boolean,text)']

const SAME_IN_USING =
  'USING asks the same of the person, whatever the row, so no row gets as far as WITH CHECK'
const ONE_OF_TWO = 'every role of the matrix has both abilities or none'
const NO_LECTURES = 'without the ability no lecture is visible, and the row needs its lecture'
const SELECTED_FIRST = 'an update of a chosen row reads it, which the select policy decides'
const NOT_GRANTED = 'the owner column is not granted for update'
/** Mutations of policies of the template areas without an effect, each with its reason. */
export const EQUIVALENT_IN_DEMO: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ...['calendar_events', 'invoices', 'kanban_boards', 'kanban_items', 'kanban_state', 'recordings'],
      ...['product_categories', 'products', 'shop_settings', 'orders', 'order_addresses', 'reviews'],
      ...['customers', 'customer_addresses', 'customer_cards', 'customer_notifications'],
    ].flatMap((table) => [
      [`${table}_update with check: all is true`, SAME_IN_USING],
      [`${table}_update with check: can(update, demo) is true`, SAME_IN_USING],
    ]),
  ),
  ...Object.fromEntries(
    ['delete using', 'insert with check'].flatMap((policy) =>
      ['create', 'update'].map((action) => [
        `product_pictures_${policy}: can(${action}, demo) is false`,
        ONE_OF_TWO,
      ]),
    ),
  ),
  'invoice_lines_insert with check: can(create, demo) is false': ONE_OF_TWO,
  'invoice_lines_insert with check: can(update, demo) is false': ONE_OF_TWO,
  'lecture_progress_insert with check: can(read, demo) is true': NO_LECTURES,
  'lecture_progress_update using: all is true': SELECTED_FIRST,
  'lecture_progress_update using: can(read, demo) is true': SELECTED_FIRST,
  'lecture_progress_update with check: all is true': NOT_GRANTED,
}
