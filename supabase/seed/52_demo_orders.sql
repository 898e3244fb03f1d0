-- Orders, reviews, referrals and sales of the sample shop; the newest are from the day before the seed.

create temporary table demo_today on commit drop as select (now() at time zone 'utc')::date as today;

-- Scheduled products are not on sale yet, so they have no orders and no reviews.
create temporary table demo_sold on commit drop as
select p.*, row_number() over (order by p.id) as k from demo.products p where p.status <> 'Scheduled';

create temporary table demo_lines on commit drop as
select o as order_id, n, p.id as product_id, p.product_name, p.price, 1 + (o * 3 + n) % 3 as qty
  from generate_series(1, 100) as o
 cross join generate_series(1, 3) as n
  join demo_sold p on p.k = 1 + (o * 7 + n * 13) % 40
 where n <= 1 + o % 3;

insert into demo.orders (id, order_no, customer_id, customer, email, avatar, payment, status, spent, method, method_number, channel, ordered_at)
select o, 6011 + o * 37, c.id, c.customer, c.email, c.avatar, m.payment,
  -- Unpaid orders are not shipped; the status of paid orders follows their age.
  case when m.payment <> 'Paid' or o > 94 then 'Ready to Pickup' when o > 87 then 'Dispatched' when o > 80 then 'Out for Delivery'
    else 'Delivered' end,
  (select sum(l.price * l.qty) from demo_lines l where l.order_id = o),
  (array['Mastercard', 'Visa', 'PayPal'])[1 + (o * 5) % 3], 1000 + (o * 797) % 9000,
  (array['website', 'in-store', 'marketplace', 'website', 'affiliate'])[1 + (o * 3 + o / 9) % 5],
  d.today - 1 + time '08:35' - (100 - o) * interval '1 day 5 hours 17 minutes'
  from demo_today d
 cross join generate_series(1, 100) as o
 cross join lateral (select case o % 11 when 8 then case when o > 60 then 'Pending' else 'Paid' end
    when 9 then 'Failed' when 10 then 'Cancelled' else 'Paid' end as payment) as m
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
  (1, 0, 'Sent back', 'It stopped on the third day. The money was returned without a question, so there is that.'),
  (5, 5, 'Quietly excellent', 'It does one thing and does not ask to be admired for it.'),
  (5, 6, 'Survived the move', 'Two flats, one cat and a leaking ceiling later it is still the thing I reach for.'),
  (5, 7, 'Exactly as described', 'Somebody measured properly and wrote it down. I had forgotten shops did that.'),
  (5, 8, 'My students noticed', 'Three of them asked where it came from before the lesson was over.'),
  (5, 9, 'Repaired without a fuss', 'My own fault, I dropped it. They mended it for the price of the postage.'),
  (5, 10, 'It has become a habit', 'I start the day with it now, before the coffee even.'),
  (5, 11, 'Bought two, wish I had three', 'One for the desk and one for the bag. The bag keeps winning.'),
  (5, 12, 'Better in the hand', 'The pictures are honest but they cannot show how well it is balanced.'),
  (5, 13, 'Arrived before the deadline', 'Ordered on Tuesday in a panic, at work with it on Thursday.'),
  (5, 14, 'Worth saving for', 'It took me three months of not buying other things. No regrets.'),
  (5, 15, 'Wrapped like a letter', 'Paper, string, a note by hand. I nearly did not want to open it.'),
  (5, 16, 'Still going after a year', 'Second winter, and the only change is that it now looks like mine.'),
  (5, 17, 'The small size is the point', 'It fits where nothing else did, which is why I write there now.'),
  (5, 18, 'My translator’s choice', 'She recommended it in passing, I bought it in passing, and here we are.'),
  (4, 5, 'Good, and getting better', 'Stiff for the first fortnight. Since then a pleasure.'),
  (4, 6, 'One shade darker than shown', 'I like it darker. Somebody else might not.'),
  (4, 7, 'Nearly silent', 'Nearly. In an empty library you would hear it.'),
  (4, 8, 'Clear instructions, at last', 'One page, four drawings, no mistakes. A larger page would suit my eyes.'),
  (4, 9, 'Fits, with a push', 'Half a centimetre more and I would have given the fifth star.'),
  (4, 10, 'Sturdy for the price', 'There are finer ones. There are none as good for this money.'),
  (4, 11, 'Liked by the whole office', 'Which means I now have to hide it on Fridays.'),
  (4, 12, 'A sensible design', 'Nothing to fold, charge or lose. The smell of new varnish took a week to go.'),
  (4, 13, 'Would order again', 'Delivery was a day late and they wrote to say so before I could ask.'),
  (4, 14, 'Better than I remembered', 'I had one years ago. This one is lighter and none the worse for it.'),
  (4, 15, 'Honest work', 'You can see where it was finished by hand, once or twice a little too well.'),
  (3, 3, 'Fine for occasional use', 'Every day would be too much for it, I think. On Sundays it is perfect.'),
  (3, 4, 'Handsome, a little fragile', 'It lives on the shelf rather than in the bag, which was not the plan.'),
  (3, 5, 'Does half of what I hoped', 'That half it does well. For the other half I kept the old one.'),
  (3, 6, 'Undecided', 'I have picked it up and put it down for a month now.'),
  (3, 7, 'The box was the best part', 'The contents are good. The box is in use every day.'),
  (2, 2, 'Two weeks late', 'The thing itself is good. The birthday it was meant for was over.'),
  (2, 3, 'Heavier than it should be', 'I carry it once and leave it at home twice.'),
  (1, 1, 'Not what I ordered', 'The right label on the wrong thing. It was exchanged, but the week was lost.'),
  (1, 2, 'It came undone', 'In the second week, in the rain, all over chapter three.'),
  (1, 3, 'Gave it away', 'Nothing broken, nothing wrong, and nothing I could get used to.');

insert into demo.reviews (id, product_id, product, company_name, product_image, reviewer, email, avatar, reviewed_on, status, review, head, para)
select r, p.id, p.product_name, p.product_brand, p.image, c.customer, c.email, c.avatar,
  d.today - 1 - (100 - r) * 5 / 4, case when r > 70 and r % 7 in (1, 2, 4, 5) then 'Pending' else 'Published' end, o.review, o.head, o.para
  from demo_today d
 cross join (
    select n as r, given as wanted, row_number() over (partition by given order by n) - 1 as nth
      from generate_series(1, 100) as n
     cross join lateral (select (array[5, 4, 5, 3, 4, 5, 2, 4, 5, 1, 4, 3, 5])[1 + n % 13] as given) as g) as w
  join demo_sold p on p.k = 1 + (r * 3 + r / 40) % 40
  join demo.customers c on c.id = 1 + (r * 41) % 100
  -- Repeats a review text only after all texts of its rating were used.
  join demo_opinions o on o.review = w.wanted and o.n = w.nth % (select count(*) from demo_opinions x where x.review = w.wanted);
select setval('demo.reviews_id_seq', (select max(id) from demo.reviews));

-- The rating of a product is the average of its reviews, 0 without reviews.
update demo.products p set rating = coalesce((select round(avg(r.review), 1) from demo.reviews r where r.product_id = p.id), 0);

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
  d.today - 1 - (s * 17) % 100, c.customer, c.avatar, p.price,
  case w.status when 'Completed' then p.price when 'Cancelled' then 0 else case when s % 2 = 0 then round(p.price / 2, 2) else 0 end end, w.status
  from demo_today d
 cross join generate_series(1, 60) as s
  join demo_sold sold on sold.k = 1 + (s * 11) % 40
  join demo.products p on p.id = sold.id
  join demo.customers c on c.id = 1 + (s * 23) % 100
  cross join lateral (select (array['Completed', 'Confirmed', 'Completed', 'Confirmed', 'Cancelled'])[1 + (s / 2) % 5] as status) as w;
select setval('demo.sales_id_seq', (select max(id) from demo.sales));
