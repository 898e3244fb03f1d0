-- The calendar, with dates around the first start, and the kanban boards.

insert into demo.calendar_events (id, url, title, starts_at, ends_at, all_day, calendar, recurrence)
select e.id, '', e.title, m.month + e.starts, m.month + e.ends, e.all_day, e.calendar,
  case e.id when 1 then 'FREQ=WEEKLY' when 8 then 'FREQ=MONTHLY' else '' end
  from (select date_trunc('month', now() at time zone 'utc') at time zone 'utc' as month) as m
 cross join (values
  (1, 'Editorial meeting', interval '2 days 9 hours', interval '2 days 10 hours 30 minutes', false, 'Business'),
  (2, 'Recording: chapters 1 to 4', interval '4 days 13 hours', interval '4 days 17 hours', false, 'Business'),
  (3, 'Dentist', interval '6 days 8 hours 30 minutes', interval '6 days 9 hours 15 minutes', false, 'Personal'),
  (4, 'Grandmother’s eightieth', interval '8 days', interval '9 days', true, 'Family'),
  (5, 'Book fair', interval '10 days', interval '13 days', true, 'ETC'),
  (6, 'Proofs to the printer', interval '12 days 15 hours', interval '12 days 16 hours', false, 'Business'),
  (7, 'Public holiday', interval '14 days', interval '15 days', true, 'Holiday'),
  (8, 'Reading group', interval '15 days 19 hours', interval '15 days 21 hours', false, 'Personal'),
  (9, 'School concert', interval '17 days 18 hours', interval '17 days 19 hours 30 minutes', false, 'Family'),
  (10, 'Quarterly review', interval '19 days 10 hours', interval '19 days 12 hours', false, 'Business'),
  (11, 'Lift inspection', interval '21 days 7 hours', interval '21 days 8 hours', false, 'ETC'),
  (12, 'Week by the sea', interval '23 days', interval '28 days', true, 'Holiday')) as e (id, title, starts, ends, all_day, calendar);

insert into demo.kanban_boards (id, title, position) values (1, 'In Progress', 1), (2, 'In Review', 2), (3, 'Done', 3);
select setval('demo.kanban_boards_id_seq', 3);

insert into demo.kanban_items (id, board_id, position, title, due_date, labels, members, image)
select k.id, k.board, k.id, k.title, (date_trunc('month', now() at time zone 'utc'))::date + k.due, k.labels,
  (select jsonb_agg(jsonb_build_object('img', c.avatar, 'name', c.customer) order by c.id) from demo.customers c where c.id in (k.id * 3, k.id * 5 + 1)),
  k.image
  from (values
  (1, 1, 'Cast the narrator of the harbour walk', 9, '{Voice}'::text[], ''),
  (2, 1, 'Cover sketches for the second edition', 12, '{Images,Design}'::text[], 'demo/courses/art-1.svg'),
  (3, 1, 'Check French quotation marks', 14, '{Proofs}'::text[], ''),
  (4, 2, 'Glossary of sea words', 7, '{Translation}'::text[], ''),
  (5, 2, 'Trailer, final mix', 10, '{Voice,Film}'::text[], 'demo/courses/web-2.svg'),
  (6, 3, 'Contract with the printer', 2, '{Office}'::text[], ''),
  (7, 3, 'Tide tables, June', 4, '{Proofs}'::text[], '')) as k (id, board, title, due, labels, image);
select setval('demo.kanban_items_id_seq', 7);

insert into demo.kanban_comments (id, item_id, author_id, author, body, created_at)
select ('00000000-0000-4000-8000-0000004000' || lpad(k.n::text, 2, '0'))::uuid, k.item, p.id, p.full_name, k.body, now() - make_interval(hours => 60 - k.n * 5)
  from (values
  (1, 1, 'manager@demo.com', 'Three recordings came in.'),
  (2, 1, 'admin@demo.com', 'Two auditions left.'),
  (3, 3, 'user@demo.com', 'Narrow spaces too.'),
  (4, 5, 'manager@demo.com', 'The voice is clear now.'),
  (5, 5, 'admin@demo.com', 'The last four seconds are too loud.'),
  (6, 7, 'user@demo.com', 'Checked against the harbour office.')) as k (n, item, email, body)
  join public.profiles p on p.email = k.email;
