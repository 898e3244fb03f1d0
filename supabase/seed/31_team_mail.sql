-- Conversations of clients with the team: unassigned, answered with an internal note, snoozed and completed.

create temporary table sample_conversations (n, subject, project, client, assignee, task, snoozed_days) as
values
  (1, 'Is the studio open between the holidays?', null, 5, null::integer, 'new', null::integer),
  (2, 'Falaise : une deuxième voix pour la tempête', 'Falaise, episode 2 script', 6, 3, 'in_process', null),
  (3, 'A new contact from January', null, 6, 4, 'new', 3),
  (4, 'Our invoice address has changed', null, 5, 4, 'completed', null);

create temporary table sample_team_messages (n, ago, sender, body) as
values
  (1, 35, 5, E'Good morning,\n\nwe could come in for the retakes on the 28th or 29th, if anyone is there then. Whoever reads this first, please tell me.'),
  (2, 1500, 6, E'Bonjour,\n\nune seule voix pour la mère et la tempête, cela s''entend. Serait-il possible d''en ajouter une deuxième sans changer la date ?'),
  (2, 1380, 3, E'Bonjour Inès,\n\noui, si nous recevons le texte de la tempête à part avant vendredi. Je vous confirme la voix demain matin.'),
  (2, 90, 6, E'Merci, c''est parfait. Le texte part ce soir.'),
  (3, 2900, 6, E'From January, Paul Aubert answers for our house. Please keep me in copy until then.'),
  (4, 8000, 5, E'We have moved two doors down: Quay 14 instead of 12. The tax number stays.'),
  (4, 7900, 4, E'Thank you, it is changed for this invoice and the next ones.');

do $$
declare
  demo constant text := '00000000-0000-4000-8000-';
  team constant uuid := '00000000-0000-4000-8000-00000000b001';
  line record;
  made public.messages;
  thread uuid;
begin
  for line in
    select m.*, c.subject, c.client, c.assignee, c.task, c.snoozed_days,
      (select p.id from public.projects p where p.title = c.project order by p.no limit 1) as project,
      (demo || lpad(c.client::text, 12, '0'))::uuid as client_id, (demo || lpad(m.sender::text, 12, '0'))::uuid as sender_id,
      m.sender <> c.client as by_team, row_number() over (partition by m.n order by m.ago desc) as seq, count(*) over (partition by m.n) as seqs
      from sample_team_messages m join sample_conversations c on c.n = m.n order by m.ago desc
  loop
    thread := (demo || 'e3' || lpad(line.n::text, 10, '0'))::uuid;
    insert into public.threads (id, subject, project_id, due_date, last_seq, created_by, created_at, task_status, team_id, team_read_seq)
    values (thread, line.subject, line.project, current_date + 5, line.seqs, line.client_id, now() - make_interval(mins => line.ago), line.task,
      team, case when line.assignee is null then 0 else 1 end)
    on conflict (id) do nothing;
    insert into public.messages (id, thread_id, seq, sender_id, subject, html, text, holders, search, sent_at, from_team)
    values ((demo || 'e4' || lpad((line.n * 100 + line.seq)::text, 10, '0'))::uuid, thread, line.seq, line.sender_id, line.subject,
      '<p>' || replace(line.body, E'\n\n', '</p><p>') || '</p>', line.body, array[line.client_id],
      private.item_search(line.subject, private.name_of(line.sender_id), '{}', '', line.body), now() - make_interval(mins => line.ago), line.by_team)
    returning * into made;
    if line.by_team then
      insert into public.message_recipients (message_id, user_id, kind, thread_id, seq, delivered_at, read_at)
      values (made.id, line.client_id, 'to', thread, made.seq, made.sent_at + interval '1 minute', made.sent_at + interval '20 minutes');
    end if;
    perform private.add_to_mailbox(line.client_id, made, not line.by_team, line.by_team, false, current_date + 5);
    update public.mailbox_entries e set is_read = true where e.user_id = line.client_id and e.thread_id = thread;
    insert into public.team_conversations as c (thread_id, team_id, project_id, assignee_id, task_status, snoozed_until, last_seq, last_message_id, last_at)
    values (thread, team, line.project, (demo || lpad(line.assignee::text, 12, '0'))::uuid, line.task,
      now() + make_interval(days => line.snoozed_days), made.seq, made.id, made.sent_at)
    on conflict (thread_id) do update set last_seq = excluded.last_seq, last_message_id = excluded.last_message_id, last_at = excluded.last_at;
    if line.by_team then
      insert into public.team_reads (user_id, thread_id, seq) values (line.sender_id, thread, made.seq)
      on conflict (user_id, thread_id) do update set seq = excluded.seq;
    end if;
  end loop;
end $$;

insert into public.team_notes (id, thread_id, author_id, body, created_at) values
  ('00000000-0000-4000-8000-0000000ee001', '00000000-0000-4000-8000-e30000000002', '00000000-0000-4000-8000-000000000003',
    'Claire is free on the 12th and has the lower voice. Her second day costs half.', now() - interval '20 hours');

insert into public.saved_replies (title, language, body, created_by) values
  ('Received, with date', 'en', E'Dear {client},\n\nthank you, we have received “{request}” and expect to deliver it by {due}.\n\nKind regards\n{me}',
    '00000000-0000-4000-8000-000000000003'),
  ('Studio address', 'en', E'Our studio is at Quay 14, second floor, bell “Tide”. It is open from nine to six, on Fridays until four.',
    '00000000-0000-4000-8000-000000000004'),
  ('Bien reçu, avec la date', 'fr', E'Bonjour {client},\n\nmerci, nous avons bien reçu « {demande} » et pensons livrer le {échéance}.\n\nCordialement,\n{moi}',
    '00000000-0000-4000-8000-000000000003');

drop table sample_conversations, sample_team_messages;
