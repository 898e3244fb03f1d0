-- Addresses, cards and devices of the customers, and the timeline of the orders. A new customer has the picture
-- 'demo/avatars/customer.svg'.

create temporary table demo_cities (country_code text, n smallint, postcode text, city text, street text) on commit drop;
insert into demo_cities values
  ('at', 0, '1070', 'Vienna', 'Neubaugasse'), ('at', 1, '5020', 'Salzburg', 'Linzer Gasse'),
  ('be', 0, '1050', 'Brussels', 'Rue du Bailli'), ('be', 1, '9000', 'Ghent', 'Veldstraat'),
  ('de', 0, '10435', 'Berlin', 'Kastanienallee'), ('de', 1, '50674', 'Cologne', 'Aachener Straße'),
  ('dk', 0, '2200', 'Copenhagen', 'Jægersborggade'), ('dk', 1, '8000', 'Aarhus', 'Vestergade'),
  ('fr', 0, '75011', 'Paris', 'Rue Oberkampf'), ('fr', 1, '69001', 'Lyon', 'Rue de la Martinière'),
  ('ie', 0, 'D08 X5P2', 'Dublin', 'Francis Street'), ('ie', 1, 'T12 R2W3', 'Cork', 'Oliver Plunkett Street'),
  ('it', 0, '00153', 'Rome', 'Via della Lungaretta'), ('it', 1, '10124', 'Turin', 'Via Po'),
  ('jp', 0, '150-0001', 'Tokyo', 'Jingumae'), ('jp', 1, '604-8005', 'Kyoto', 'Sanjo-dori'),
  ('ng', 0, '101241', 'Lagos', 'Adeola Odeku Street'), ('ng', 1, '900211', 'Abuja', 'Aminu Kano Crescent'),
  ('nl', 0, '1016 DK', 'Amsterdam', 'Prinsengracht'), ('nl', 1, '3512 JE', 'Utrecht', 'Oudegracht'),
  ('pl', 0, '31-056', 'Kraków', 'Józefa'), ('pl', 1, '00-540', 'Warsaw', 'Mokotowska'),
  ('se', 0, '116 46', 'Stockholm', 'Götgatan'), ('se', 1, '411 17', 'Gothenburg', 'Haga Nygata');

-- Every customer has one address, every third a second one.
insert into demo.customer_addresses (id, customer_id, recipient, street, extra, postcode, city, country_code, is_default)
select row_number() over (order by c.id, k), c.id, c.customer, t.street || ' ' || 1 + (c.id * 7 + k * 31) % 120,
  case when (c.id + k) % 4 = 0 then 'Floor ' || 1 + c.id % 5 else '' end, t.postcode, t.city, c.country_code, k = 0
  from demo.customers c
 cross join generate_series(0, 1) as k
  join demo_cities t on t.country_code = c.country_code and t.n = (c.id + k) % 2
 where k = 0 or c.id % 3 = 0;
select setval('demo.customer_addresses_id_seq', (select max(id) from demo.customer_addresses));

insert into demo.customer_cards (id, customer_id, brand, last_four, holder, expires_on, is_default)
select row_number() over (order by c.id, k), c.id, (array['Visa', 'Mastercard', 'American Express'])[1 + (c.id + k) % 3],
  lpad(((c.id * 811 + k * 4177) % 10000)::text, 4, '0'), c.customer,
  (date_trunc('month', now()) + ((c.id * 5 + k * 9) % 40 + 2) * interval '1 month' - interval '1 day')::date, k = 0
  from demo.customers c cross join generate_series(0, 1) as k where c.id % 5 <> 0 and (k = 0 or c.id % 4 = 0);
select setval('demo.customer_cards_id_seq', (select max(id) from demo.customer_cards));

insert into demo.customer_devices (id, customer_id, browser, device, city, last_seen_at)
select row_number() over (order by c.id, k), c.id, (array['Firefox', 'Safari', 'Chrome', 'Edge'])[1 + (c.id + k * 3) % 4],
  (array['Windows', 'iPhone', 'Mac', 'Android'])[1 + (c.id * 3 + k) % 4], a.city, now() - (k * 9 + c.id % 6) * interval '1 day 3 hours' - interval '20 minutes'
  from demo.customers c cross join generate_series(0, 2) as k
  join demo.customer_addresses a on a.customer_id = c.id and a.is_default where k <= c.id % 3;
select setval('demo.customer_devices_id_seq', (select max(id) from demo.customer_devices));

-- Every tenth order is billed to its shipping address.
insert into demo.order_addresses (order_id, kind, recipient, street, extra, postcode, city, country_code)
select o.id, kind, a.recipient, a.street, a.extra, a.postcode, a.city, a.country_code
  from demo.orders o
 cross join unnest(array['shipping', 'billing']) as kind
  join demo.customer_addresses a on a.customer_id = o.customer_id
   and a.is_default = (kind = 'billing' or not exists (select from demo.customer_addresses b where b.customer_id = o.customer_id and not b.is_default))
 where kind = 'shipping' or o.id % 10 <> 0;

-- The history that the status of an order implies; the trigger has written when it was placed.
insert into demo.order_events (order_id, entry, happened_at)
select o.id, e.entry, least(o.ordered_at at time zone 'utc' + e.after, now())
  from demo.orders o
  join (values ('Paid', 1, interval '4 minutes'), ('Failed', 1, interval '3 minutes'), ('Cancelled', 1, interval '2 days'),
    ('Dispatched', 2, interval '26 hours'), ('Out for Delivery', 3, interval '70 hours'), ('Delivered', 4, interval '75 hours')) as e (entry, stage, after)
    on e.entry = o.payment or (e.entry = 'Paid' and o.payment = 'Cancelled')
    or e.stage between 2 and array_position(array['', 'Dispatched', 'Out for Delivery', 'Delivered'], o.status)
 order by o.id, e.stage, e.after;

insert into demo.customer_password_mails (customer_id, sent_at)
select c.id, now() - (c.id * 3 + 5) * interval '1 day' from demo.customers c where c.id % 8 = 1;

insert into demo.customer_notifications (customer_id, topic, by_email, by_browser)
select c.id, 'offers', true, false from demo.customers c where c.id % 6 = 1;

insert into demo.referral_invitations (email, invited_by, sent_at)
select 'reader-' || n || '@example.net', '00000000-0000-4000-8000-000000000003', now() - (n * 4 + 1) * interval '1 day'
  from generate_series(1, 6) as n where exists (select from public.profiles p where p.id = '00000000-0000-4000-8000-000000000003');
