-- Mail between the demo accounts about the sample projects, dated relative to the seed so that some is new, due today
-- and overdue.

create temporary table sample_threads (n, subject, project, due) as
values
  (1, 'Pronunciation of the harbour names', 'Old Harbour walk, French narration', 0),
  (2, 'The Salt Road: how old may Wren sound?', 'The Salt Road, chapters 1 to 6', 1),
  (3, 'Dates in the spring catalogue', 'Spring catalogue copy', 0),
  (4, 'Noise on the first ninety seconds', 'Author interview, 52 minutes', 2),
  (5, 'Jacket text: fits, with four signs to spare', 'Jacket text for Winter Ferry', -11),
  (6, 'Labels 4.2, 4.7 and 4.11', 'Museum labels, room 4', 1),
  (7, 'Subtitles are two frames late', 'Subtitles for the book trailer', 0),
  (8, 'Poster: may we lose one comma?', 'Poster for the reading night', 0),
  (9, 'Invoice for October', null, -6),
  (10, 'A voice for the grandmother', 'Bedtime stories, pilot episode', -3),
  (11, 'Studio times next week', null, 3),
  (12, 'Glossary, version 4', null, 5),
  (13, 'Who answers while I am away?', null, 7),
  (14, 'Contract for the school edition', 'School edition, teacher''s notes', 10),
  (15, 'Your Thursday delivery', 'Museum labels, room 4', 1),
  (16, 'Two questions about chapter 3', 'The Salt Road, chapters 1 to 6', 0),
  (17, 'Reading night: who is coming?', null, 4),
  (18, 'A new style sheet for dialogue', null, 12),
  (19, 'Falaise: le timbre du vieux pêcheur', 'Falaise, the audio series, episode 1', 0),
  (20, 'Falaise, épisode 2 : la tempête tombe un jeudi', 'Falaise, episode 2 script', 2),
  (21, 'Dossier de presse : délai', 'Press kit', 0),
  (22, 'Page 31 du guide pour enfants', 'Exhibition guide for children', 6),
  (23, 'Orthographe des noms au générique', 'Credits, corrected names', -3),
  (24, 'Facture et numéro de commande', null, 8),
  (25, 'Access to the storage of old projects', null, -2),
  (26, 'New upload limit since this morning', null, -9),
  (27, 'Password rules', null, 14),
  (28, 'Holiday calendar', null, 20),
  (29, 'Numbers for the third quarter', null, -1),
  (30, 'Feedback from Lantern Press', null, 0),
  (31, 'Microphone is back from repair', null, -4),
  (32, 'Old Harbour: which stop first?', 'Old Harbour walk, English text', 6),
  (33, 'Clean copy of the talk', 'Conference talk, clean copy', -7),
  (34, 'Thank you for the newsletter', 'Newsletter, November', -15),
  (35, 'Greeting for the front desk', 'Phone greeting', 5),
  (36, 'Index: pages 211 to 230', 'Index of the field guide', 9),
  (37, '40,000 verified addresses for your campaign', null, 30),
  (38, 'You have been chosen', null, 30),
  (39, 'Relecture : les guillemets du prologue', null, 1),
  (40, 'Lunch on Friday', null, 3),
  (41, 'Draft of the price list', null, 11),
  (42, 'Bread and a recording booth', null, 2);

/* t is the thread and ago the minutes before now; blank lines separate paragraphs. */
create temporary table sample_messages (t, ago, sender, recipients, cc, bcc, body) as
values
  (1, 2890, 5, array[3], array[4], '{}'::integer[], E'Good morning Marc,\n\nbefore Nina records the French narration: the three quays have local names. “Kettle Stairs” stays English, “Widow''s Slip” is la cale de la Veuve, and the Customs Steps are les marches de la Douane.\n\nThe people of the museum will hear it if we get one wrong.'),
  (1, 2750, 3, array[5], array[4], '{}', E'Thank you Tom, that saves us a take. Nina, please keep these beside the script.\n\nWould you say the Widow with the article or without?'),
  (1, 2700, 5, array[3], array[4], '{}', E'With it. Nobody there says it otherwise.'),
  (1, 95, 4, array[5], array[3], '{}', E'Takes of stops 1 to 6 are done with your names. Stop 4 has a gull in it that arrived exactly on the pause. I would keep it: it is a harbour.\n\nTake A is with the gull, take B without.'),
  (2, 4400, 4, array[5], '{}', '{}', E'Dear Tom,\n\nthe narrator of The Salt Road says “reckon” on the first page and never again. In French I have made her say je crois bien. Is she meant to sound sixteen, or older and remembering it?'),
  (2, 4310, 5, array[4], '{}', '{}', E'Sixteen, all the way through. The author is strict about that: nothing she could only know later.'),
  (2, 4295, 4, array[5], array[2], '{}', E'That decides a great deal, thank you. Léa, this is the rule for your reading as well.'),
  (2, 310, 5, array[4], array[2], '{}', E'One more from the author: Wren never says “mother”, always “Mam”. Maman is too soft for her, she thinks.'),
  (3, 1500, 5, array[3], '{}', '{}', E'Marc,\n\nthe spring catalogue has two authors whose dates moved: the signing is now on the 14th and the workshop on the 21st. The prices stand.\n\nCould the reviser check them against the list I attached to the request?'),
  (3, 42, 5, array[3], '{}', '{}', E'Sorry, and the workshop is at five, not at six.'),
  (4, 700, 5, array[3,4], '{}', '{}', E'The interview has ninety seconds of a coffee machine at the start. Please do not spend an afternoon on it: [inaudible] is fine there.'),
  (5, 17500, 4, array[5], '{}', '{}', E'Front flap 896 signs, back flap 698, and the line above the title:\n\nThe last ferry does not wait for the living.'),
  (5, 17300, 5, array[4], array[3], '{}', E'It gave me a shiver. To the printer with it.'),
  (6, 8200, 5, array[4], '{}', '{}', E'The dates on three labels were wrong in our own database. 4.2 is 1871, 4.7 is 1903 and 4.11 has no date at all, please leave it out.'),
  (6, 8100, 4, array[5], '{}', '{}', E'Changed in both languages, with your line breaks. 4.11 is one line shorter now; does the panel mind?'),
  (6, 6900, 5, array[4], '{}', '{}', E'The panel does not mind. Thank you.'),
  (7, 180, 5, array[2], array[3], '{}', E'Léa, the subtitles are lovely. They come two frames late from 0:41 on. Could you shift the rest?'),
  (8, 130, 5, array[2], '{}', '{}', E'The printer says the second line is too long by one comma. I cannot decide which one to lose.'),
  (8, 61, 2, array[5], '{}', '{}', E'Lose the one after “snow”. The line breaks there anyway, and the ear hears it.'),
  (9, 9100, 3, array[5], '{}', array[1], E'Dear Tom,\n\nthe invoice for October is on its way: five requests, one of them at the reduced rate for pick-ups.\n\nIf the order number has changed, tell me before Friday.'),
  (9, 8800, 5, array[3], '{}', '{}', E'It has: LP-2214 from this month on. Otherwise all correct.'),
  (10, 24000, 4, array[5], '{}', '{}', E'For the grandmother I can offer two voices: one from Marseille, seventy-one, who has never acted, and one from the conservatory who is forty and very good at being seventy.'),
  (10, 23700, 5, array[4], '{}', '{}', E'The one from Marseille. Always.'),
  (11, 2100, 4, array[3], array[2], '{}', E'The booth is ours on Tuesday from nine to one and on Thursday from two. I would put the harbour on Tuesday: voices are clearer then, and so am I.'),
  (11, 1950, 3, array[4], array[2], '{}', E'Tuesday it is. Léa, could you listen in for the names of the quays?'),
  (11, 1900, 2, array[3,4], '{}', '{}', E'Gladly, from ten.'),
  (12, 5200, 2, array[4,3], '{}', '{}', E'Version 4 of the glossary for Lantern Press:\n\nharbour master: capitaine de port, never maître\n\nslip: cale\n\ntidewarden: garde-marée, as in the novel\n\nPlease throw version 3 away.'),
  (12, 5100, 4, array[2], '{}', '{}', E'Gone. I had garde-marée on a note above my desk already.'),
  (13, 1200, 3, array[4], array[1], '{}', E'I am away from Wednesday to Monday. Nina, the two rush requests are yours; Ada has the key to everything else.'),
  (14, 3000, 5, array[3], '{}', '{}', E'Before the school edition starts we need the contract back, signed by both. Our legal department asks for the clause about printed exercises.'),
  (14, 1600, 3, array[5], '{}', '{}', E'The clause is in, paragraph 6. You will have two signed copies on Monday.'),
  (15, 1380, 3, array[5], '{}', '{}', E'A short note that the labels will be with you on Thursday before noon, together with the files for the printer.'),
  (16, 620, 4, array[5], '{}', '{}', E'Two things in chapter 3:\n\nWho holds the lamp on page 41? She does in the first sentence, he does in the last.\n\nAnd is the song a real one, or may it rhyme differently in French?'),
  (17, 4000, 5, array[3,4,2], '{}', '{}', E'The reading night is on the first Friday of the month. There are three chairs with your names on them, and soup.'),
  (17, 3900, 2, array[5], array[3,4], '{}', E'I will come for the chairs and stay for the soup.'),
  (17, 3500, 4, array[5], array[2,3], '{}', E'Me too. May I bring the grandmother from Marseille? She asked.'),
  (18, 11000, 2, array[4,3], array[1], '{}', E'A proposal for dialogue in French: dashes for speech, guillemets only for what is quoted inside it. Our clients mix both, and readers trip.'),
  (18, 10500, 3, array[2], array[4], '{}', E'Agreed from December on. Please make it the first page of the style sheet.'),
  (19, 1700, 6, array[3], array[4], '{}', E'Bonjour Marc,\n\npour le vieux pêcheur, la troisième voix du casting nous plaît, mais elle est trop jeune de vingt ans. Auriez-vous quelqu''un qui a vraiment connu la mer ?'),
  (19, 1580, 3, array[6], array[4], '{}', E'Bonjour Inès,\n\nNina connaît quelqu''un à Douarnenez : patron de pêche à la retraite, jamais enregistré, une voix comme un escalier. Nous vous envoyons un essai demain.'),
  (19, 150, 4, array[6], array[3], '{}', E'L''essai est fait. Il n''a pas voulu lire : il a raconté. Je crois que c''est ce qu''il vous faut.'),
  (20, 3300, 6, array[2], '{}', '{}', E'Dans l''épisode 1, la tempête arrive un jeudi. Dans le script de l''épisode 2, on dit « avant-hier » un vendredi. Pouvez-vous trancher ?'),
  (20, 3100, 2, array[6], '{}', '{}', E'Je garde le jeudi et je change « avant-hier » en « hier ». Une ligne de moins pour le commissaire, qui ne s''en plaindra pas.'),
  (21, 480, 6, array[3], '{}', '{}', E'Le dossier de presse part chez l''imprimeur demain à quatorze heures. Peut-on encore recevoir l''anglais ce soir ?'),
  (22, 5600, 6, array[4,2], '{}', '{}', E'Chaque page du guide pose une question et les réponses sont toutes page 31. En anglais, la question 9 n''a plus de sens : le mot « raie » n''y veut dire qu''une chose.'),
  (22, 5400, 4, array[6], array[2], '{}', E'Nous pouvons demander ce que la raie et le tableau noir ont en commun… ou changer d''animal. Je propose la sole : elle est aussi sous la chaussure.'),
  (22, 5350, 6, array[4], array[2], '{}', E'La sole ! Les enfants vont adorer.'),
  (23, 8600, 6, array[4], '{}', '{}', E'Deux noms au générique : Le Goff avec deux f, et Maëlle avec le tréma. Le reste est parfait.'),
  (23, 8550, 4, array[6], '{}', '{}', E'Corrigé, avec mes excuses à Maëlle.'),
  (24, 2500, 6, array[3], '{}', array[1], E'Pour la facture de novembre, merci d''indiquer le numéro de commande SM-077. La comptabilité a changé de logiciel et nous de patience.'),
  (25, 6000, 3, array[1], '{}', '{}', E'Ada, could I have read access to the projects of 2024? A client asks for files we delivered then.'),
  (25, 5900, 1, array[3], '{}', '{}', E'You have it. It ends by itself in a month.'),
  (26, 13000, 1, array[3], array[2,4], '{}', E'Attachments may be up to 2 GB since this morning. Everything larger goes in parts, or as a link to the request.'),
  (27, 7400, 1, array[2], array[3,4], '{}', E'A reminder: long pass phrases, no sharing, and the list of your sessions is under account settings. If you see one that is not yours, end it and tell me.'),
  (28, 14500, 1, array[3], array[2,4], '{}', E'Please put your days off for the coming quarter into the calendar by the end of the month.'),
  (28, 14300, 2, array[1], '{}', '{}', E'Mine are in. Two weeks with no telephone and a great many trees.'),
  (29, 1450, 1, array[3], '{}', '{}', E'Marc,\n\nthe third quarter in three lines: 61 requests, four of them late, median answer to a message under two hours.\n\nThe four late ones are all transcriptions. Shall we talk about that?'),
  (30, 240, 3, array[4], array[2], '{}', E'Tom called. He wants it in writing that the harbour walk is the best narration they have had in five years. Here it is in writing.'),
  (30, 200, 4, array[3], array[2], '{}', E'Printed, framed, hung beside the note about garde-marée.'),
  (31, 6200, 4, array[1], '{}', '{}', E'The large microphone is back from repair. It hums no more, and the invoice is hum enough.'),
  (32, 350, 5, array[3], '{}', '{}', E'For the English text of the harbour walk: visitors may begin at stop 1 or at stop 5, depending on the boat. Could each stop greet them as if it were the first?'),
  (33, 10400, 4, array[5], '{}', '{}', E'The clean copy of the talk is in the request. I left out the questions and one very long joke about ferries.'),
  (33, 10300, 5, array[4], '{}', '{}', E'Nobody will miss the joke. Thank you.'),
  (34, 21500, 5, array[2], '{}', '{}', E'You were as strict with the newsletter as we asked. Two people here are still recovering. Thank you.'),
  (35, 260, 5, array[4], '{}', '{}', E'For the greeting we would like a voice that sounds glad one has called, in both languages. Twenty seconds are short, we know.'),
  (36, 5000, 5, array[4], '{}', '{}', E'The pages moved once more, only from 211 to 230. The new list is attached to the request.'),
  (36, 4900, 4, array[5], '{}', '{}', E'Seen. Four hundred and twelve numbers, of which nineteen change. I will enjoy each of them.'),
  (37, 3700, 101, array[3], array[4], '{}', E'Reach 40,000 decision makers in publishing. Verified this month, delivered as a table, today at half the price.'),
  (38, 9900, 101, array[3], '{}', '{}', E'Your company has been chosen among many. Answer within the hour and a consultant will explain what you have been chosen for.'),
  (39, 900, 2, array[4], '{}', '{}', E'Nina,\n\ndans le prologue, les guillemets se ferment avant le point trois fois et après deux fois. Je penche pour avant, puisque la citation n''est jamais entière. D''accord ?'),
  (40, 1000, 4, array[2,3,1], '{}', '{}', E'The bakery on the corner has the walnut bread again on Friday. I will order for everybody who answers before Thursday.'),
  (40, 940, 1, array[4], array[2,3], '{}', E'One for me. Please guard it from Marc.'),
  (40, 930, 3, array[4], array[1,2], '{}', E'I saw that. Two for me, then.'),
  (41, 7000, 3, array[1], '{}', '{}', E'The price list for the new year, first draft: transcription goes up a little, rush work a little more, voice-over stays. Please read it as a customer would.'),
  (42, 75, 2, array[4], '{}', '{}', E'I can be in the booth on Thursday from two, with bread. Which stops still need ears?');

do $$
declare
  line record;
  made public.messages;
  person record;
  demo constant text := '00000000-0000-4000-8000-';
  thread uuid;
  spammer uuid := (select p.id from public.profiles p where p.username = 'laszlo.farkas');
begin
  for line in
    select m.*, s.subject, s.due, (select p.id from public.projects p where p.title = s.project order by p.no limit 1) as project,
      row_number() over (partition by m.t order by m.ago desc) as seq, count(*) over (partition by m.t) as seqs
      from sample_messages m join sample_threads s on s.n = m.t
     where m.sender < 100 or spammer is not null order by m.ago desc
  loop
    thread := (demo || 'e1' || lpad(line.t::text, 10, '0'))::uuid;
    insert into public.threads (id, subject, project_id, due_date, last_seq, created_at)
    values (thread, line.subject, line.project, current_date + line.due, line.seqs, now() - make_interval(mins => line.ago))
    on conflict (id) do nothing;
    insert into public.messages (id, thread_id, seq, sender_id, subject, html, text, holders, sent_at)
    values ((demo || 'e2' || lpad((line.t * 100 + line.seq)::text, 10, '0'))::uuid, thread, line.seq,
      case when line.sender < 100 then (demo || lpad(line.sender::text, 12, '0'))::uuid else spammer end, line.subject,
      '<p>' || replace(replace(replace(line.body, '&', '&amp;'), '<', '&lt;'), E'\n\n', '</p><p>') || '</p>', line.body,
      array(select distinct (demo || lpad(u::text, 12, '0'))::uuid from unnest(line.recipients || line.cc || line.bcc || array[line.sender]) u where u < 100)
        || case when line.sender < 100 then '{}' else array[spammer] end,
      now() - make_interval(mins => line.ago))
    returning * into made;
    update public.messages m set search = private.item_search(m.subject,
      (select p.full_name || ' ' || p.email from public.profiles p where p.id = m.sender_id), '{}', '', m.text) where m.id = made.id;
    insert into public.message_recipients (message_id, user_id, kind, thread_id, seq, delivered_at)
    select made.id, (demo || lpad(a.n::text, 12, '0'))::uuid, a.kind, thread, made.seq, case when line.ago > 300 then made.sent_at + interval '1 minute' end
      from (select unnest(line.recipients), 'to' union all select unnest(line.cc), 'cc' union all select unnest(line.bcc), 'bcc') a (n, kind);
    for person in select h.id, h.id = made.sender_id as is_sender from unnest(made.holders) as h (id) order by 1 loop
      perform private.add_to_mailbox(person.id, made, person.is_sender, not person.is_sender, false, current_date + line.due);
    end loop;
    -- Marks mail older than a day as read, except that of person 2 from the last 3,200 minutes.
    update public.mailbox_entries e set is_read = true
     where e.thread_id = thread and line.ago > 1440 and not (line.ago < 3200 and e.user_id = (demo || '000000000002')::uuid);
  end loop;

  update public.message_recipients r set read_at = coalesce(r.delivered_at, now()) + interval '20 minutes', delivered_at = coalesce(r.delivered_at, now())
    from public.mailbox_entries e where e.user_id = r.user_id and e.thread_id = r.thread_id and e.is_read;
end $$;

/* Folder, star, task status and labels of each person's threads; unknown threads and people are skipped. */
create temporary table sample_places (person, t, folder, starred, task, labels) as
values
  (5, 1, 'inbox', true, 'in_process', array['important']), (5, 2, 'inbox', false, 'in_process', array['company']),
  (5, 5, 'archive', true, 'completed', array['company']), (5, 6, 'archive', false, 'completed', '{}'), (5, 9, 'inbox', false, 'completed', array['private']),
  (5, 10, 'archive', false, 'completed', '{}'), (5, 14, 'inbox', true, 'in_process', array['important', 'company']), (5, 33, 'archive', false, 'completed', '{}'),
  (5, 36, 'inbox', false, 'in_process', '{}'), (5, 17, 'inbox', false, 'new', array['personal']),
  (3, 1, 'inbox', true, 'in_process', array['important']), (3, 3, 'inbox', false, 'new', array['important']), (3, 9, 'archive', false, 'completed', array['company']),
  (3, 11, 'inbox', false, 'completed', '{}'), (3, 12, 'archive', false, 'completed', '{}'), (3, 19, 'inbox', true, 'in_process', array['company']),
  (3, 25, 'archive', false, 'completed', '{}'), (3, 26, 'archive', false, 'new', '{}'), (3, 28, 'trash', false, 'completed', '{}'),
  (3, 29, 'inbox', true, 'new', array['important', 'private']), (3, 37, 'spam', false, 'new', '{}'), (3, 38, 'spam', false, 'new', '{}'), (3, 40, 'inbox', false, 'new', array['personal']),
  (4, 2, 'inbox', true, 'in_process', '{}'), (4, 6, 'archive', false, 'completed', '{}'), (4, 12, 'inbox', true, 'completed', array['company']),
  (4, 16, 'inbox', false, 'in_process', '{}'), (4, 18, 'archive', false, 'completed', '{}'), (4, 22, 'inbox', false, 'completed', '{}'), (4, 23, 'archive', false, 'completed', '{}'),
  (4, 26, 'trash', false, 'new', '{}'), (4, 30, 'inbox', true, 'new', array['personal']), (4, 33, 'archive', false, 'completed', '{}'), (4, 37, 'spam', false, 'new', '{}'),
  (2, 7, 'inbox', true, 'new', array['important']), (2, 12, 'archive', false, 'completed', '{}'), (2, 17, 'inbox', false, 'new', array['personal']),
  (2, 20, 'inbox', false, 'completed', '{}'), (2, 28, 'archive', false, 'completed', '{}'), (2, 34, 'inbox', true, 'completed', array['personal']),
  (1, 9, 'archive', false, 'new', array['private']), (1, 24, 'archive', false, 'new', array['private']), (1, 29, 'sent', true, 'in_process', array['important']),
  (1, 31, 'archive', false, 'completed', '{}'), (1, 41, 'inbox', false, 'new', array['company']),
  (6, 19, 'inbox', true, 'in_process', array['important']), (6, 22, 'archive', false, 'completed', array['company']), (6, 23, 'archive', false, 'completed', '{}');
update public.mailbox_entries e set folder = s.folder, is_starred = s.starred, task_status = s.task
  from sample_places s
 where e.user_id = ('00000000-0000-4000-8000-' || lpad(s.person::text, 12, '0'))::uuid
   and e.thread_id = ('00000000-0000-4000-8000-e1' || lpad(s.t::text, 10, '0'))::uuid;

-- The status of a thread is the furthest one of its staff; the disabled trigger would send hints.
alter table public.threads disable trigger threads_share_state;
update public.threads t set task_status = s.task_status
  from (select distinct on (e.thread_id) e.thread_id, e.task_status from public.mailbox_entries e
         where private.is_staff_user(e.user_id)
         order by e.thread_id, array_position(array['completed', 'in_process', 'new'], e.task_status)) s
 where s.thread_id = t.id;
update public.mailbox_entries e set task_status = t.task_status
  from public.threads t where t.id = e.thread_id and private.is_staff_user(e.user_id);
alter table public.threads enable trigger threads_share_state;

insert into public.mail_labels (id, owner_id, created_by, name, colour, is_shared) values
  ('00000000-0000-4000-8000-00000000a011', null, '00000000-0000-4000-8000-000000000003', 'Studio', 'violet', true),
  ('00000000-0000-4000-8000-00000000a012', null, '00000000-0000-4000-8000-000000000003', 'Invoices', 'teal', true),
  ('00000000-0000-4000-8000-00000000a013', '00000000-0000-4000-8000-000000000005', '00000000-0000-4000-8000-000000000005', 'Audio guide', 'ink', false),
  ('00000000-0000-4000-8000-00000000a014', '00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-000000000004', 'À relire', 'grey', false);
insert into public.mailbox_labels (user_id, thread_id, label_id)
select e.user_id, e.thread_id, l.id
  from sample_places s cross join lateral unnest(s.labels) as wanted (name)
  join public.mail_labels l on l.is_builtin and l.name = wanted.name
  join public.mailbox_entries e on e.user_id = ('00000000-0000-4000-8000-' || lpad(s.person::text, 12, '0'))::uuid
   and e.thread_id = ('00000000-0000-4000-8000-e1' || lpad(s.t::text, 10, '0'))::uuid
union
select e.user_id, e.thread_id, m.label::uuid
  from (values (3, 11, '00000000-0000-4000-8000-00000000a011'), (4, 11, '00000000-0000-4000-8000-00000000a011'), (2, 42, '00000000-0000-4000-8000-00000000a011'),
    (3, 9, '00000000-0000-4000-8000-00000000a012'), (3, 24, '00000000-0000-4000-8000-00000000a012'), (5, 1, '00000000-0000-4000-8000-00000000a013'),
    (5, 32, '00000000-0000-4000-8000-00000000a013'), (4, 39, '00000000-0000-4000-8000-00000000a014')) m (person, t, label)
  join public.mailbox_entries e on e.user_id = ('00000000-0000-4000-8000-' || lpad(m.person::text, 12, '0'))::uuid
   and e.thread_id = ('00000000-0000-4000-8000-e1' || lpad(m.t::text, 10, '0'))::uuid;

insert into public.mail_drafts (user_id, id, thread_id, content, updated_at)
select p.id, d.id::uuid, d.thread::uuid, jsonb_build_object(
    'to', coalesce((select jsonb_agg(jsonb_build_object('uid', t.id, 'name', t.full_name, 'email', t.email, 'avatar', t.avatar_path))
      from public.profiles t where t.email = d.recipient), '[]'),
    'subject', d.subject, 'html', d.html, 'dueDate', d.due), now() - make_interval(mins => d.ago)
from (values
  ('client@demo.com', '00000000-0000-4000-8000-0000000ed001', '00000000-0000-4000-8000-e10000000016', 'user@demo.com', '',
    '<p>He holds it. She gives it to him in a line the author cut, and none of us noticed.</p>', null::date, 90),
  ('client@demo.com', '00000000-0000-4000-8000-0000000ed002', null, 'manager@demo.com', 'An idea for the winter catalogue',
    '<p>What if we recorded one page of each book instead of describing it?</p>', current_date + 8, 2000),
  ('manager@demo.com', '00000000-0000-4000-8000-0000000ed003', '00000000-0000-4000-8000-e10000000021', 'client2@demo.com', '',
    '<p>Bonjour Inès,</p><p>ce soir vingt heures, c''est possible si</p>', null, 30),
  ('user@demo.com', '00000000-0000-4000-8000-0000000ed004', null, '', 'Ideas for the spring workshop', '', null, 5000)
) d (owner, id, thread, recipient, subject, html, due, ago)
join public.profiles p on p.email = d.owner;

drop table sample_threads, sample_messages, sample_places;
