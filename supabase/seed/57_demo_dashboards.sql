-- The figures of the dashboards: three calendar years up to the day of the seed, and webinars of the next half year.

create temporary table demo_days on commit drop as
select d::date as day, row_number() over (order by d)::int as n, extract(isodow from d)::int as weekday
  from generate_series(date_trunc('year', now() at time zone 'utc') - interval '2 years', (now() at time zone 'utc')::date, interval '1 day') as d;

-- Growth over time, fewer visits at the weekend, and a variation that differs from day to day. Expenses are about half,
-- and the budget about two thirds, of the revenue of an average day.
insert into demo.daily_figures (day, visits, page_views, signups, leads, expenses_cents, budget_cents,
  tickets_opened, tickets_solved, reply_minutes, study_minutes)
select d.day, v.visits, v.visits * 2 + (d.n * 61) % 240, v.visits * (6 + (d.n * 7) % 5) / 100, v.visits / 40 + (d.n * 5) % 7,
  s.daily * (44 + (d.n * 13) % 27) / 100, s.daily * (60 + (d.n / 30 % 4) * 2) / 100,
  t.opened, least(t.opened, t.opened * (74 + (d.n * 11) % 27) / 100), 18 + (d.n * 17) % 41,
  case when (d.n * 29) % 11 = 0 then 0 else 20 + (d.n * 37) % 95 end
  from demo_days d
 cross join lateral (select (620 + d.n / 2 + (d.n * 53) % 180) * (array[100, 108, 112, 104, 94, 58, 52])[d.weekday] / 100 as visits) as v
 cross join (select (sum(o.spent) * 100)::integer / (max(o.ordered_at)::date - min(o.ordered_at)::date + 1) as daily
    from demo.orders o where o.payment = 'Paid') as s
 cross join lateral (select 6 + (d.n * 19) % 11 + (8 - d.weekday) / 2 as opened) as t;

-- The visits of a day by source; "direct" is the rest, so that they add up.
insert into demo.visit_sources (day, source, visits)
select f.day, s.source, f.visits * (s.share + (d.n * s.step) % 4) / 100
  from demo.daily_figures f join demo_days d using (day)
 cross join (values ('search', 33, 7), ('newsletter', 14, 5), ('social', 12, 3), ('partners', 9, 11), ('adverts', 6, 13)) as s (source, share, step)
 where f.day > (select max(day) from demo_days) - 90;
insert into demo.visit_sources (day, source, visits)
select f.day, 'direct', f.visits - sum(s.visits)
  from demo.daily_figures f join demo.visit_sources s using (day) group by f.day, f.visits;

insert into demo.campaign_months (month, sent, opened, clicked, subscribed, complained, unsubscribed)
select m.month, m.sent, m.sent * (41 + m.n % 7) / 100, m.sent * (9 + (m.n * 3) % 5) / 100, 190 + (m.n * 47) % 130,
  3 + (m.n * 5) % 9, 31 + (m.n * 13) % 40
  from (
    select d::date as month, row_number() over (order by d)::int as n, 11200 + (row_number() over (order by d)::int * 733) % 4100 as sent
      from generate_series(date_trunc('month', now() at time zone 'utc') - interval '14 months', date_trunc('month', now() at time zone 'utc'), interval '1 month') as d) as m;

-- Eight shipments a day for 90 days: sent up to three days after they were created, delivered two to seven days later.
insert into demo.shipments (id, country_code, stage, created_on, shipped_on, delivered_on, exception)
select s.id, (array['fr', 'de', 'nl', 'ie', 'it', 'pl', 'se', 'be', 'at', 'dk', 'jp', 'ng'])[1 + (s.id * 7) % (4 + s.id % 9)],
  case when s.delivered <= s.today then 'delivered' when s.shipped <= s.today then 'shipping' when s.shipped = s.today + 1 then 'preparing' else 'new' end,
  s.created, case when s.shipped <= s.today then s.shipped end, case when s.delivered <= s.today then s.delivered end,
  case when s.id % 17 = 0 and s.shipped <= s.today
    then (array['address', 'weather', 'customs', 'address', 'damage', 'weather', 'address'])[1 + (s.id / 17) % 7] end
  from (
    select n as id, d.today, d.today - (720 - n) / 8 as created, d.today - (720 - n) / 8 + n % 4 as shipped,
      d.today - (720 - n) / 8 + n % 4 + 2 + (n * 5) % 4 + case when n % 17 = 0 then 2 else 0 end as delivered
      from generate_series(1, 720) as n
     cross join (select (now() at time zone 'utc')::date as today) as d) as s;
select setval('demo.shipments_id_seq', (select max(id) from demo.shipments));

-- A vehicle at 0 % is loading, one at 100 % is unloading.
insert into demo.vehicle_trips (vehicle_id, stage, stage_minutes, is_deviated, late_minutes)
select v.id, s.stage, 15 + (v.id * 47) % 220, s.stage = 'on-route' and v.id % 7 = 3, case when v.id % 5 = 2 then 10 + (v.id * 13) % 80 else 0 end
  from demo.vehicles v
 cross join lateral (select case when v.progress = 0 then 'loading' when v.progress = 100 then 'unloading'
    when v.progress < 15 then 'loading' when v.progress > 90 then 'unloading' when v.id % 6 = 0 then 'waiting' else 'on-route' end as stage) as s;

insert into demo.webinars (id, title, description, speaker, avatar, image, starts_at, minutes)
select n, w.title, w.description, w.speaker, 'demo/avatars/' || w.face || '.svg', 'demo/courses/' || w.picture || '.svg',
  date_trunc('day', now()) + n * interval '7 days' - interval '4 days' + interval '17 hours', w.minutes
  from generate_series(1, 26) as n
  join (values
  (0, 'Designing the opening page', 'A first page in forty minutes, from blank sheet to proof.', 'Ilse Brandt', 'ilse-brandt', 'design-1', 45),
  (1, 'Writing for the ear', 'How a text changes when it is read aloud, with three narrators.', 'Owen Pryce', 'owen-pryce', 'psychology-2', 60),
  (2, 'Maps, tables and footnotes', 'Three things that break on small screens, and how to keep them readable.', 'Paz Ibarra', 'paz-ibarra', 'art-2', 50),
  (3, 'Accessible books', 'Headings, alternative texts and reading order, checked live.', 'Eun-ji Park', 'eun-ji-park', 'uiux-2', 55)) as w
    (k, title, description, speaker, face, picture, minutes) on w.k = n % 4;
select setval('demo.webinars_id_seq', (select max(id) from demo.webinars));
