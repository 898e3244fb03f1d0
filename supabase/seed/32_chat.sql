-- Chats between the demo accounts about the sample projects.

update public.profiles p set about = a.about
from (values
  ('00000000-0000-4000-8000-000000000001', 'I keep the lights on. Ask me about accounts and access.'),
  ('00000000-0000-4000-8000-000000000002', 'Author and reviser. French and English, mornings only.'),
  ('00000000-0000-4000-8000-000000000003', 'Projects and deadlines. Due dates are a love language.'),
  ('00000000-0000-4000-8000-000000000004', 'Translator, voice-over director, tea drinker.'),
  ('00000000-0000-4000-8000-000000000005', 'Publisher at Lantern Press.')
) as a (id, about) where p.id = a.id::uuid and p.about = '';

with lines (low_no, high_no, speaker, minutes_ago, body) as (values
  (3, 5, 5, 3020, 'Good morning Marc, the second half of the audio guide script is ready on our side.'),
  (3, 5, 3, 3012, 'Morning Tom. Perfect, send it as a new request and I will put Nina on it.'),
  (3, 5, 5, 3010, 'Done. Is Thursday realistic?'),
  (3, 5, 3, 3004, 'Thursday before noon, yes. She has a studio slot at nine.'),
  (3, 5, 5, 1475, 'One correction: page 14 says “lighthouse keeper”, it should be “harbour master” throughout.'),
  (3, 5, 3, 1468, 'Noted, I have told Nina. Anything else in that chapter?'),
  (3, 5, 5, 1466, 'No, the rest stands.'),
  (3, 5, 3, 64, 'The first takes are in and they sound lovely.'),
  (3, 5, 3, 63, 'I will attach them to the request this afternoon 🎧'),
  (4, 5, 4, 1440, 'Hello Tom, how do you say Marée: as in French, or the way the readers will?'),
  (4, 5, 5, 1431, 'As in French, please. Léa can tell you if in doubt.'),
  (4, 5, 4, 1430, 'Thank you, that is what I hoped.'),
  (2, 5, 5, 5800, 'Léa, would you read the dedication once more before it goes to print?'),
  (2, 5, 2, 5741, 'With pleasure. The comma after “mother” has to go.'),
  (2, 5, 5, 5739, 'It is gone.'),
  (3, 4, 3, 1467, 'Nina, Tom wants “harbour master” instead of “lighthouse keeper” everywhere in chapter 3.'),
  (3, 4, 4, 1460, 'Even in the song? It will not scan.'),
  (3, 4, 3, 1458, 'Leave the song. I will explain.'),
  (3, 4, 4, 96, 'Takes 1 to 6 are uploaded. Number 4 has a gull in it, I rather like it.'),
  (1, 3, 1, 8700, 'The new storage limits are on since this morning.'),
  (1, 3, 3, 8690, 'Thank you. Clients have asked for larger attachments for months.'),
  (1, 3, 3, 205, 'Could you look at the account of Studio Marée? They cannot sign in.'),
  (1, 2, 2, 4210, 'Ada, may I have a look at the research folder of the old edition?'),
  (1, 2, 1, 4180, 'You should see it now.'),
  (1, 2, 2, 4179, 'I do. Merci !')
),
numbered as (
  select l.*, ('00000000-0000-4000-8000-00000000000' || low_no)::uuid as low_id,
    ('00000000-0000-4000-8000-00000000000' || high_no)::uuid as high_id,
    ('0c4a0000-0000-4000-8000-0000000000' || low_no || high_no)::uuid as chat_id,
    row_number() over (partition by low_no, high_no order by minutes_ago desc) as seq
  from lines l
),
made as (
  insert into public.chats (id, low_id, high_id, last_seq, last_at, created_at)
  select chat_id, low_id, high_id, max(seq), now() - make_interval(mins => min(minutes_ago)), now() - make_interval(mins => max(minutes_ago))
    from numbered group by chat_id, low_id, high_id
  returning id, low_id, high_id, last_seq
),
-- All members have seen all messages, except that persons 1 and 5 have up to two unseen ones.
members as (
  insert into public.chat_members (chat_id, user_id, last_delivered_seq, last_seen_seq)
  select m.id, person, reached.seq, reached.seq
    from made m cross join lateral unnest(array[m.low_id, m.high_id]) as person
    cross join lateral (
      select coalesce(max(n.seq), 0) as seq from numbered n
       where n.chat_id = m.id and right(person::text, 1)::int = n.speaker) as spoke
    cross join lateral (
      select case when m.last_seq - spoke.seq <= 2 and right(person::text, 1) in ('5', '1') then spoke.seq else m.last_seq end as seq) as reached
)
insert into public.chat_messages (id, chat_id, seq, sender_id, body, sent_at)
select ('0c4b' || lpad(seq::text, 4, '0') || '-0000-4000-8000-0000000000' || low_no || high_no)::uuid, chat_id, seq,
  ('00000000-0000-4000-8000-00000000000' || speaker)::uuid, body, now() - make_interval(mins => minutes_ago)
  from numbered;
