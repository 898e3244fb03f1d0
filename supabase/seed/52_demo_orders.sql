-- Orders, reviews, referrals and sales of the sample shop, made of its customers and products.

create temporary table demo_lines on commit drop as
select o as order_id, n, p.id as product_id, p.product_name, p.price, 1 + (o * 3 + n) % 3 as qty
  from generate_series(1, 100) as o
 cross join generate_series(1, 3) as n
  join demo.products p on p.id = 1 + (o * 7 + n * 13) % 50
 where n <= 1 + o % 3;

insert into demo.orders (id, order_no, customer_id, customer, email, avatar, payment, status, spent, method, method_number, ordered_at)
select o, 6011 + o * 37, c.id, c.customer, c.email, c.avatar,
  -- What was delivered is paid; a late few are still waiting for their money, or will never see it.
  case when o % 4 = 3 or o % 11 < 8 then 'Paid' when o % 11 = 8 then 'Pending' when o % 11 = 9 then 'Failed' else 'Cancelled' end,
  (array['Ready to Pickup', 'Dispatched', 'Out for Delivery', 'Delivered'])[1 + o % 4],
  (select sum(l.price * l.qty) from demo_lines l where l.order_id = o),
  (array['Mastercard', 'Visa', 'PayPal'])[1 + (o * 5) % 3], 1000 + (o * 797) % 9000,
  timestamp '2026-07-03 08:15' + o * interval '1 day 5 hours 17 minutes'
  from generate_series(1, 100) as o
  join demo.customers c on c.id = 1 + (o * 29) % 97;
select setval('demo.orders_id_seq', (select max(id) from demo.orders));

insert into demo.order_lines (order_id, n, product_id, product_name, price, qty)
select order_id, n, product_id, product_name, price, qty from demo_lines order by order_id, n;

create temporary table demo_opinions (review smallint, n smallint, head text, para text) on commit drop;
insert into demo_opinions values
  (5, 0, 'Better than the one it replaced', 'I bought it to tide me over and have not gone back to the expensive one since.'),
  (5, 1, 'A second one is on its way', 'My partner took mine within a week. Ordered again the same evening.'),
  (5, 2, 'Made by people who use it', 'Every small thing I would have complained about has already been thought of.'),
  (5, 3, 'Finished a draft with it', 'Ninety thousand words later it looks the way it did on the first day.'),
  (5, 4, 'Worth the wait', 'Delivery took two days longer than promised, and I forgave it when I opened the parcel.'),
  (4, 0, 'Very good, nearly perfect', 'The finish marks a little too easily; apart from that I would change nothing.'),
  (4, 1, 'Does what it says', 'No surprises, which at this price is what I was hoping for.'),
  (4, 2, 'A fine present', 'Bought for my editor, who does not praise things, and did.'),
  (4, 3, 'Good, packaging could be less', 'The thing itself is lovely. It came in three boxes, one inside the other.'),
  (4, 4, 'Solid', 'Heavier than it looks in the picture, and better for it.'),
  (3, 0, 'It is all right', 'Works. I expected a little more from the description.'),
  (3, 1, 'Smaller than I thought', 'Read the measurements, they are there; I did not.'),
  (3, 2, 'Colour is not the one shown', 'On my screen it was blue. In my kitchen it is grey. I have got used to it.'),
  (2, 0, 'Arrived scratched', 'The replacement came quickly and was fine, but it should not need a replacement.'),
  (2, 1, 'Not for large hands', 'Comfortable for an hour, not for the afternoon I wanted it for.'),
  (1, 0, 'Sent back', 'It stopped on the third day. The money was returned without a question, so there is that.');

insert into demo.reviews (id, product_id, product, company_name, product_image, reviewer, email, avatar, reviewed_on, status, review, head, para)
select r, p.id, p.product_name, p.product_brand, p.image, c.customer, c.email, c.avatar,
  date '2026-07-10' + (r * 113) % 128, case when r % 7 in (2, 5) then 'Pending' else 'Published' end, o.review, o.head, o.para
  from generate_series(1, 100) as r
  join demo.products p on p.id = 1 + (r * 3 + r / 50) % 50
  join demo.customers c on c.id = 1 + (r * 41) % 100
  cross join lateral (select (array[5, 4, 5, 3, 4, 5, 2, 4, 5, 1, 4, 3, 5])[1 + r % 13] as wanted) as w
  join demo_opinions o on o.review = w.wanted
   and o.n = (r / 3) % (select count(*) from demo_opinions x where x.review = w.wanted);
select setval('demo.reviews_id_seq', (select max(id) from demo.reviews));

insert into demo.referrals (id, customer_id, referrer, email, avatar, referred_id, status, value, earning)
select r, c.id, c.customer, c.email, c.avatar, newcomer.customer_id, s.status,
  greatest(newcomer.total_spent, 20), case when s.status = 'Rejected' then 0 else round(greatest(newcomer.total_spent, 20) * 0.08, 2) end
  from generate_series(1, 45) as r
  join demo.customers c on c.id = 1 + (r * 19) % 50
  join demo.customers newcomer on newcomer.id = 50 + r
  cross join lateral (select (array['Paid', 'Paid', 'Unpaid', 'Paid', 'Rejected', 'Unpaid'])[1 + r % 6] as status) as s;
select setval('demo.referrals_id_seq', (select max(id) from demo.referrals));

insert into demo.sales (id, product_id, product_name, slug, brand, category, price, image, has_free_shipping, rating, description,
  sold_on, buyer_name, buyer_avatar, total, paid_amount, status)
select s, p.id, p.product_name, p.slug, p.product_brand, p.category, p.price, p.image, p.has_free_shipping, p.rating, p.description,
  date '2026-08-01' + (s * 17) % 100, c.customer, c.avatar, p.price,
  case w.status when 'Completed' then p.price when 'Cancelled' then 0 else case when s % 2 = 0 then round(p.price / 2, 2) else 0 end end, w.status
  from generate_series(1, 60) as s
  join demo.products p on p.id = 1 + (s * 11) % 50
  join demo.customers c on c.id = 1 + (s * 23) % 100
  cross join lateral (select (array['Completed', 'Confirmed', 'Completed', 'Confirmed', 'Cancelled'])[1 + (s / 2) % 5] as status) as w;
select setval('demo.sales_id_seq', (select max(id) from demo.sales));
