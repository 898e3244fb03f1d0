-- Projects of the two demo companies in every status, dated relative to the seed so that some are overdue, due today
-- and due later.

create temporary table sample_projects (n, client, title, property, service_type, time_preference, status, due, latest, ago, staff, description, service_description) as
values
  (1, 5, 'Old Harbour walk, French narration', 'Old Harbour audio guide', 'voiceOver', 'beforeNoon', 'in_progress', -2, 1, 16, array[4]::integer[],
    'The French text is final. One warm voice, unhurried, with room for the sound of the quay between the stops.', 'Two takes of each stop; we choose.'),
  (2, 5, 'The Salt Road, chapters 1 to 6', 'The Salt Road', 'translation', 'anytime', 'in_progress', 0, 4, 21, array[4,2]::integer[],
    'English into French. The narrator is sixteen and talks like it; please keep her short sentences short.', 'Glossary attached to our last request.'),
  (3, 5, 'Spring catalogue copy', 'Catalogue 2027', 'revision', 'before4pm', 'received', 0, 2, 3, '{}'::integer[],
    'Forty short descriptions, already translated. We want one pair of eyes on tone and one on dates and prices.', ''),
  (4, 5, 'Author interview, 52 minutes', 'Podcast, season 2', 'transcription', 'anytime', 'received', 2, 6, 1, '{}'::integer[],
    'Clean verbatim, two speakers, time marks every minute. The first ninety seconds are noisy.', 'mp3, stereo, one microphone each.'),
  (5, 5, 'Jacket text for Winter Ferry', 'Winter Ferry', 'translation', 'beforeNoon', 'delivered', -12, -9, 26, array[4]::integer[],
    'Front flap, back flap and the line above the title. It must fit: 900 signs on the front, 700 on the back.', ''),
  (6, 5, 'Audiobook pick-ups, part two', 'The Clockmaker''s Niece', 'voiceOver', 'anytime', 'delivered', -20, -15, 41, array[2]::integer[],
    'Eleven sentences that changed after the recording. Same voice, same room if you can.', ''),
  (7, 5, 'Museum labels, room 4', 'Maritime Museum', 'modifications', 'before4pm', 'in_progress', 1, 3, 9, array[4]::integer[],
    'The dates of three models were wrong. Labels 4.2, 4.7 and 4.11 in all three languages.', 'Keep the line breaks, the panels are already cut.'),
  (8, 5, 'Letter to translators', 'Rights department', 'translation', 'anytime', 'delivered', -30, -28, 45, array[4]::integer[],
    'A page and a half, friendly, no legal words.', ''),
  (9, 5, 'Old Harbour walk, English text', 'Old Harbour audio guide', 'revision', 'anytime', 'received', 6, 9, 0, '{}'::integer[],
    'The chapters come with this request. Read them aloud, please: it is written for the ear.', 'Mark what cannot be spoken in one breath.'),
  (10, 5, 'School edition, teacher''s notes', 'The Salt Road', 'translation', 'anytime', 'received', 14, 20, 2, '{}'::integer[],
    'English into French, for teachers of pupils of twelve. Exercises keep their numbers.', ''),
  (11, 5, 'Subtitles for the book trailer', 'Winter Ferry', 'other', 'beforeNoon', 'in_progress', 3, 4, 6, array[2]::integer[],
    'Ninety seconds, French subtitles, two lines at most. The film is final.', 'srt, 25 frames a second.'),
  (12, 5, 'Bedtime stories, pilot episode', 'Small Lamp', 'voiceOver', 'before4pm', 'delivered', -5, -2, 18, array[4,2]::integer[],
    'A sample of six minutes for the radio station. Two voices, grandmother and child.', ''),
  (13, 5, 'Index of the field guide', 'Birds of the Estuary', 'modifications', 'anytime', 'received', 9, 12, 4, array[4]::integer[],
    'The English names moved when we reset the pages. Only numbers change, four hundred and twelve of them.', ''),
  (14, 5, 'Conference talk, clean copy', 'Rights department', 'transcription', 'anytime', 'delivered', -8, -6, 15, array[4]::integer[],
    'From a phone recording. Leave out the questions from the room.', ''),
  (15, 5, 'Poster for the reading night', 'Lantern Press events', 'translation', 'beforeNoon', 'in_progress', -1, 0, 5, array[2]::integer[],
    'Five lines. The printer waits until four.', ''),
  (16, 5, 'The Salt Road, chapters 7 to 12', 'The Salt Road', 'translation', 'anytime', 'received', 25, 32, 1, '{}'::integer[],
    'The second half, same voice as the first. No hurry: we would rather have the same translator.', ''),
  (17, 5, 'Newsletter, November', 'Lantern Press', 'revision', 'before4pm', 'delivered', -16, -15, 22, array[4]::integer[],
    'French, already translated in house. Please be strict.', ''),
  (18, 5, 'Phone greeting', 'Front desk', 'voiceOver', 'anytime', 'received', 5, 8, 0, '{}'::integer[],
    'English and French, twenty seconds each, one voice for both if there is one.', ''),
  (19, 6, 'Falaise, the audio series, episode 1', 'Falaise', 'voiceOver', 'beforeNoon', 'in_progress', -3, 2, 19, array[4]::integer[],
    'Three voices in French, one of them an old fisherman. Casting samples are with you since spring.', '48 kHz, mono, dry.'),
  (20, 6, 'Falaise, episode 2 script', 'Falaise', 'revision', 'anytime', 'in_progress', 2, 5, 11, array[2]::integer[],
    'Continuity with episode 1: the storm is on a Thursday there.', ''),
  (21, 6, 'Press kit', 'Falaise', 'translation', 'before4pm', 'received', 0, 1, 2, '{}'::integer[],
    'French into English, 1,100 words. Keep the names of the villages.', ''),
  (22, 6, 'Interview with the composer', 'Making of Falaise', 'transcription', 'anytime', 'delivered', -14, -10, 24, array[4]::integer[],
    'In French, with a few sentences in Breton: leave those blank with a time mark.', ''),
  (23, 6, 'Metro campaign, three slogans', 'Ville de Brest', 'other', 'anytime', 'received', 4, 6, 1, '{}'::integer[],
    'We need three English lines that sound as if nobody had translated them.', ''),
  (24, 6, 'Safety announcement, ferry', 'Compagnie des Îles', 'voiceOver', 'beforeNoon', 'delivered', -25, -22, 38, array[2]::integer[],
    'French and English, calm, forty seconds, for bad loudspeakers.', ''),
  (25, 6, 'Exhibition guide for children', 'Musée de la Pêche', 'translation', 'anytime', 'in_progress', 7, 10, 8, array[4,2]::integer[],
    'French into English. Each page asks a question; the answers must still be on page 31.', ''),
  (26, 6, 'Credits, corrected names', 'Falaise', 'modifications', 'before4pm', 'delivered', -4, -3, 7, array[4]::integer[],
    'Two names were spelled wrong in the last delivery.', ''),
  (27, 6, 'Website, legal pages', 'Studio Marée', 'translation', 'anytime', 'received', 18, 24, 6, array[2]::integer[],
    'French into English. Our lawyer reads it afterwards, so close to the text rather than elegant.', ''),
  (28, 6, 'Radio spot, second version', 'Compagnie des Îles', 'voiceOver', 'before4pm', 'received', -1, 1, 4, array[4]::integer[],
    'The price changed. Twenty seconds, the same voice as in June.', ''),
  (29, 6, 'Workshop handout', 'École du son', 'revision', 'anytime', 'delivered', -33, -30, 50, array[4]::integer[],
    'Four pages, English, written by a French engineer.', ''),
  (30, 6, 'Falaise, episode 3 script', 'Falaise', 'revision', 'anytime', 'received', 21, 28, 0, '{}'::integer[],
    'A first draft; episode 2 changes may reach into it.', ''),
  (31, 6, 'Archive tapes, reel 7', 'Mémoire du port', 'transcription', 'anytime', 'in_progress', 12, 20, 10, array[4]::integer[],
    'Two hours, 1974, dock workers. Dialect as it is spoken, notes in brackets.', 'One file for each side.'),
  (32, 6, 'Trailer voice', 'Falaise', 'voiceOver', 'beforeNoon', 'delivered', -6, -5, 12, array[2]::integer[],
    'Fourteen seconds. Low, close, no smile.', ''),
  (33, 6, 'Catalogue entry, festival', 'Falaise', 'translation', 'beforeNoon', 'in_progress', 0, 0, 3, array[2]::integer[],
    '150 words English, the form closes tonight.', ''),
  (34, 5, 'Recipe cards, withdrawn series', 'Small Kitchen', 'translation', 'anytime', 'received', 8, 10, 7, '{}'::integer[],
    'Twelve cards. We have stopped the series, please do not begin.', ''),
  (35, 6, 'Menu of the studio canteen', 'Studio Marée', 'other', 'anytime', 'received', 3, 3, 9, '{}'::integer[],
    'It was a joke between colleagues and should not have been sent.', ''),
  (36, 5, 'Winter Ferry, sample for the fair', 'Winter Ferry', 'translation', 'before4pm', 'in_progress', 5, 7, 13, array[4]::integer[],
    'The first twenty pages into French, to be read by people who buy rights. It may sound a little braver than the original.', '');

/* Return the ids of a sample project and of a demo person. */
create function pg_temp.project(n integer) returns uuid language sql as $$ select ('00000000-0000-4000-8000-0000003' || lpad(n::text, 5, '0'))::uuid $$;
create function pg_temp.person(n integer) returns uuid language sql as $$ select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid $$;

insert into public.projects (id, title, property, service_type, time_preference, due_date, latest_completion_date, description,
  service_description, voice_wishes, source_language, target_languages, contact_email, date_requested, status, status_at, client_id, company_id, withdrawn_at,
  created_at, updated_at)
select pg_temp.project(s.n), s.title, s.property, s.service_type, s.time_preference, today.day + s.due, today.day + s.latest, s.description,
    s.service_description, case when s.n = 1 then 'A woman of about fifty, close to the microphone, no radio voice. Claire of our first walk would be best.' else '' end,
    case when s.n = 7 then 'en' else '' end, case when s.n = 7 then array['fr', 'de', 'nl'] else '{}' end, p.email, (filed.at at time zone 'utc')::date, s.status,
    case s.status when 'received' then filed.at when 'in_progress' then filed.at + interval '7 hours'
      else least((today.day + s.due)::timestamptz + interval '9 hours', now() - interval '1 hour') end,
    p.id, p.company_id, case when s.n in (34, 35) then filed.at + interval '20 minutes' end, filed.at, filed.at
  from sample_projects s join public.profiles p on p.id = pg_temp.person(s.client)
  cross join (select (now() at time zone 'utc')::date as day) today
  cross join lateral (select now() - s.ago * interval '1 day' - (s.n % 5 + 1) * interval '40 minutes' as at) filed
 order by s.ago desc, s.n;

insert into public.project_assignees (project_id, user_id, assigned_by, created_at)
select p.id, pg_temp.person(member.n), pg_temp.person(3), p.created_at + interval '2 hours'
  from sample_projects s join public.projects p on p.id = pg_temp.project(s.n) cross join lateral unnest(s.staff) as member (n);

-- Inserts the events that triggers would have recorded.
insert into public.project_events (project_id, kind, field, from_text, to_text, reason, actor_id, at)
select p.id, 'status', 'status', step.was, step.becomes, step.reason, pg_temp.person(step.by), step.at
  from sample_projects s join public.projects p on p.id = pg_temp.project(s.n)
  cross join lateral (values
    (s.status <> 'received', 'received', 'in_progress', null, s.staff[1], p.created_at + interval '7 hours'),
    (s.status = 'delivered', 'in_progress', 'delivered', null, s.staff[1], p.status_at),
    (s.n = 26, 'delivered', 'in_progress', null, 6, p.created_at + interval '100 hours'),
    (s.n = 26, 'in_progress', 'delivered', null, 4, p.created_at + interval '102 hours')
  ) as step (applies, was, becomes, reason, by, at)
 where step.applies order by step.at;
insert into public.project_events (project_id, kind, actor_id, at)
select p.id, 'withdrawn', p.client_id, p.withdrawn_at from public.projects p where p.withdrawn_at is not null;
insert into public.project_events (project_id, kind, field, from_text, to_text, actor_id, at) values
  (pg_temp.project(2), 'changed', 'latestCompletionDate', ((now() at time zone 'utc')::date + 2)::text, ((now() at time zone 'utc')::date + 4)::text, pg_temp.person(5), now() - interval '20 days'),
  (pg_temp.project(25), 'changed', 'property', 'Musée de la pêche', 'Musée de la Pêche', pg_temp.person(6), now() - interval '7 days 20 hours');

insert into public.project_comments (project_id, author_id, body, created_at)
select pg_temp.project(c.n), pg_temp.person(c.author), c.body,
    least(p.created_at + c.hours * interval '1 hour', now() - interval '5 minutes' + row_number() over (order by c.at) * interval '2 seconds')
  from (values
    (1, 1, 4, 20, 'The booth is ours on Thursday morning. I have asked Claire, who did the cathedral.'),
    (2, 1, 5, 22, 'Claire is perfect. Could stop 7 be a little slower? There is a bell in the background there.'),
    (3, 1, 4, 90, 'Noted for stop 7. First takes tomorrow.'),
    (4, 2, 4, 30, 'Chapters 1 and 2 are done. A question: she says “ta” to her brother all the time. I would keep it and never explain it.'),
    (5, 2, 5, 34, 'Please do. Readers will hear it.'),
    (6, 2, 2, 50, 'I read after Nina. Chapter 3 has two different spellings of the inn, which one is right?'),
    (7, 2, 5, 52, 'The Three Oars, always with the article.'),
    (8, 3, 5, 4, 'The prices of the last ten titles come tomorrow.'),
    (9, 5, 5, 300, 'It fits to the sign. Thank you!'),
    (10, 7, 4, 28, 'Label 4.11 says 1884 in English and 1848 in French. I take 1848, as on the drawing?'),
    (11, 7, 5, 30, '1848, yes.'),
    (12, 11, 2, 26, 'Line 14 is on screen for less than a second, I have joined it with 13.'),
    (13, 12, 5, 330, 'The station said yes.'),
    (14, 13, 3, 5, 'Nina has it after the museum labels.'),
    (15, 15, 2, 20, '“Une nuit, cent voix” or “Cent voix pour une nuit”?'),
    (16, 15, 5, 21, 'The second one.'),
    (17, 19, 6, 12, 'The fisherman may be younger than we said: seventy is enough.'),
    (18, 19, 4, 30, 'Then Yann can do him. Recording on Monday.'),
    (19, 20, 2, 24, 'The storm is on a Thursday now. It moves the letter to Friday, see page 9.'),
    (20, 21, 6, 2, 'The festival asks for it today before six if there is any way.'),
    (21, 22, 6, 260, 'The Breton was her grandmother’s, we have it from her now. Thank you for the marks.'),
    (22, 25, 4, 40, 'Page 12 asks how many knots there are, and the picture of the rope is different in your English layout. Five or six?'),
    (23, 25, 6, 44, 'Six. The picture will be changed.'),
    (24, 26, 6, 100, 'There is still an accent too many on the second name.'),
    (25, 26, 4, 102, 'Corrected, and I am sorry.'),
    (26, 28, 6, 3, 'The new price is 24 euros, not 22.'),
    (27, 31, 4, 60, 'Side A is done. From minute 31 two people speak at once; I have written both.'),
    (28, 33, 2, 5, 'A first version is with you in an hour.'),
    (29, 36, 4, 70, 'Braver, then. I have let the first sentence go further than it does in English, tell me if it is too far.')
  ) as c (at, n, author, hours, body) join public.projects p on p.id = pg_temp.project(c.n) order by c.at;

-- Freezes chapters of the client's manuscript as attachments of a project.
do $$
declare
  mine uuid := '00000000-0000-4000-8000-00000000a003';
  request uuid := '00000000-0000-4000-8000-000000300009';
begin
  perform set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-000000000005", "role": "authenticated"}', true);
  perform private.freeze_chapters(request, mine, array(
    select i.id from public.manuscript_items i where i.manuscript_id = mine and i.parent_id is null and i.type in ('chapter', 'scene') and not i.in_trash));
  perform set_config('request.jwt.claims', '', true);
end
$$;

-- Deliveries: most are accepted, the first one of the credits was corrected, and three wait for the client.
insert into public.project_deliveries (project_id, no, note, delivered_by, delivered_at, state, decided_by, decided_at, comment)
select p.id, d.no, d.note, pg_temp.person(s.staff[1]), d.at, d.state, case when d.state <> 'open' then p.client_id end,
    case when d.state <> 'open' then d.at + interval '5 hours' end, d.comment
  from sample_projects s join public.projects p on p.id = pg_temp.project(s.n)
  cross join lateral (values
    (s.n <> 26, 1, '', p.status_at, case when s.n in (12, 32) then 'open' else 'accepted' end, ''),
    (s.n = 26, 1, 'Both names as on your list.', p.created_at + interval '95 hours', 'correction',
      'The second name still has an accent too many.'),
    (s.n = 26, 2, 'The accent is gone.', p.created_at + interval '102 hours', 'open', '')
  ) as d (applies, no, note, at, state, comment)
 where s.status = 'delivered' and d.applies;
insert into public.project_events (project_id, kind, to_text, reason, actor_id, at)
select d.project_id, d.state, d.no, nullif(d.comment, ''), d.decided_by, d.decided_at
  from public.project_deliveries d where d.decided_at is not null order by d.decided_at;
-- A request into three languages: an accepted price, an answered question, and a delivery of which one language is accepted, one is
-- corrected and one waits for the client (decision 0066).
insert into public.project_prices (project_id, no, kind, amount, currency, note, set_by, set_at, state, decided_by, decided_at)
select p.id, 1, 'fixed', 240, 'EUR', 'Three labels in three languages, with one round of corrections.', pg_temp.person(3),
    p.created_at + interval '3 hours', 'accepted', p.client_id, p.created_at + interval '5 hours'
  from public.projects p where p.id = pg_temp.project(7);
insert into public.project_deliveries (project_id, no, note, target_language, delivered_by, delivered_at, state, decided_by, decided_at, comment)
select p.id, d.no, 'The line breaks are as they were.', d.language, pg_temp.person(4), p.created_at + interval '140 hours', d.state,
    case when d.state <> 'open' then p.client_id end, case when d.state <> 'open' then p.created_at + interval '146 hours' end, d.comment
  from public.projects p cross join (values (1, 'fr', 'accepted', ''),
    (2, 'de', 'correction', 'Label 4.7 still has the old year in German.'), (3, 'nl', 'open', '')) as d (no, language, state, comment)
 where p.id = pg_temp.project(7);
insert into public.project_events (project_id, kind, field, from_text, to_text, reason, actor_id, at)
select p.id, e.kind, e.field, e.was, e.becomes, e.reason, case when e.is_client then p.client_id else pg_temp.person(e.staff) end,
    p.created_at + e.hours * interval '1 hour'
  from public.projects p cross join (values
    ('price_set', 'fixed', null, '240.00 EUR', 'Three labels in three languages, with one round of corrections.', false, 3, 3),
    ('price_accepted', 'fixed', null, '240.00 EUR', null, true, null, 5),
    ('status', 'status', 'in_progress', 'delivered', null, false, 4, 140),
    ('accepted', null, null, '1', null, true, null, 146),
    ('correction', null, null, '2', 'Label 4.7 still has the old year in German.', true, null, 146),
    ('status', 'status', 'delivered', 'in_progress', null, true, null, 146)
  ) as e (kind, field, was, becomes, reason, is_client, staff, hours)
 where p.id = pg_temp.project(7) order by e.hours;
update public.project_comments set is_question = true where project_id = pg_temp.project(7) and author_id = pg_temp.person(4);
-- A new question has no answer, so it is set in a second statement.
update public.project_comments c set answered_at = (
    select a.created_at from public.project_comments a where a.project_id = c.project_id and a.author_id = pg_temp.person(5))
 where c.project_id = pg_temp.project(7) and c.author_id = pg_temp.person(4);
update public.projects p set status_at = p.created_at + interval '146 hours' where p.id = pg_temp.project(7);
-- A question that waits for its answer.
update public.project_comments set is_question = true
 where project_id = pg_temp.project(36) and author_id = pg_temp.person(4);

update public.projects set status_at = created_at + interval '102 hours' where id = pg_temp.project(26);
update public.projects p set assignee_count = p.assignee_count;
update public.projects p set turn_since = greatest(p.status_at, (select max(c.created_at) from public.project_comments c
    where c.project_id = p.id and c.is_question and c.answered_at is null))
 where p.turn is not null;
update public.projects p set updated_at = greatest(p.status_at, coalesce(p.withdrawn_at, p.created_at),
  (select max(c.created_at) from public.project_comments c where c.project_id = p.id));
drop table sample_projects;
