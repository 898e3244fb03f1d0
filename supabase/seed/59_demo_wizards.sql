-- Deals and properties of the sample agency: running, upcoming and ended ones; two of each belong to the manager.

insert into demo.deals (kind, percent, amount_cents, title, code, description, services, starts_on, ends_on, audience, minimum_cents,
  uses_most, is_combinable, created_by, created_at)
select d.kind, d.percent, d.cents, d.title, d.code, d.description, d.services::text[], t.today + d.start_day, t.today + d.end_day, d.audience,
  d.minimum, d.uses, d.combinable, case when d.n <= 2 then '00000000-0000-4000-8000-000000000003'::uuid end, now() - d.n * interval '3 days'
  from (select (now() at time zone 'utc')::date as today) as t
 cross join (values
  (1, 'percent', 15, null, 'Fifteen per cent off the first translation', 'FIRST-15', 'For a first book in a new language.', '{translation}', -20, 40, 'new', 50000, 200, false),
  (2, 'amount', null, 12000, 'One recording hour included', 'STUDIO-HOUR', 'The price of one studio hour is taken off.', '{voiceOver}', -8, 22, 'everyone', 90000, 60, false),
  (3, 'percent', 10, null, 'Ten per cent for a second language', 'SECOND-10', 'The same manuscript in one more language.', '{translation,revision}', -60, 120, 'returning', 0, null, true),
  (4, 'free-delivery', null, null, 'Proof copies without postage', 'PROOF-POST', 'Printed proofs are sent at our cost.', '{revision}', 12, 72, 'everyone', 30000, 100, true),
  (5, 'percent', 20, null, 'Transcription week', 'LISTEN-20', 'Interviews and dictated chapters.', '{transcription}', 25, 32, 'everyone', 0, 500, false),
  (6, 'amount', null, 5000, 'Autumn reading samples', 'SAMPLE-50', 'A sample chapter for submissions.', '{translation,voiceOver}', -90, -30, 'everyone', 20000, 80, false),
  (7, 'percent', 25, null, 'Festival of first novels', 'DEBUT-25', 'For books that were read at the festival.', '{translation,revision}', -150, -100, 'new', 0, 40, false)
 ) as d (n, kind, percent, cents, title, code, description, services, start_day, end_day, audience, minimum, uses, combinable);

insert into demo.properties (lister, lister_name, email, phone, kind, purpose, title, street, postcode, city, country_code, rooms, seats,
  features, is_furnished, description, area_m2, usable_m2, available_on, price_cents, deposit_cents, is_negotiable, created_by, created_at)
select p.lister, p.name, p.email, p.phone, p.kind, p.purpose, p.title, p.street, p.postcode, p.city, p.country, p.rooms, p.seats,
  p.features::text[], p.furnished, p.description, p.area, p.usable, t.today + p.day, p.price, p.deposit, p.negotiable,
  case when p.n <= 2 then '00000000-0000-4000-8000-000000000003'::uuid end, now() - p.n * interval '4 days'
  from (select (now() at time zone 'utc')::date as today) as t
 cross join (values
  (1, 'agent', 'Marc Delorme', 'marc.delorme@example.net', '+32 2 555 01 03', 'studio', 'rent', 'Voice booth near the old printing works', 'Rue des Typographes 14', '1000', 'Brussels', 'be', 2, 4, '{sound-booth,internet,step-free}', true, 'Two booths with a shared control room; quiet street, loading bay at the back.', 58, 49, 14, 145000, 290000, false),
  (2, 'agent', 'Marc Delorme', 'marc.delorme@example.net', '+32 2 555 01 03', 'writing-room', 'rent', 'Writing room above the bookshop', 'Rue Lesage 3', '35000', 'Rennes', 'fr', 1, 2, '{desks,internet,library}', true, 'One large desk, north light, the shop’s stock on the stairs.', 22, 20, 3, 42000, 42000, true),
  (3, 'owner', 'Ilse Brandt', 'ilse.brandt@example.net', '', 'residency', 'rent', 'Lakeside house for six translators', 'Uferweg 8', '5310', 'Mondsee', 'at', 7, 6, '{desks,kitchen,garden,internet,parking}', true, 'Let by the month to groups that finish a book together.', 210, 176, 60, 380000, 500000, true),
  (4, 'owner', 'Owen Pryce', 'owen.pryce@example.net', '+353 1 555 0177', 'office', 'sale', 'Editorial office with a reading garden', 'Fenian Street 22', 'D02 XY11', 'Dublin', 'ie', 5, 14, '{desks,internet,kitchen,garden,step-free}', false, 'Ground floor; the garden is shared with the library next door.', 164, 140, 90, 86500000, 0, true)
 ) as p (n, lister, name, email, phone, kind, purpose, title, street, postcode, city, country, rooms, seats, features, furnished,
   description, area, usable, day, price, deposit, negotiable);
