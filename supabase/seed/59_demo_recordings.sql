-- Ten thousand takes of voice-over recordings, up to the day before the seed.

insert into demo.recordings (id, script, speaker, language, recorded_on, seconds, status, note)
select n,
  (array['The lighthouse keeper', 'Museum guide, room', 'Safety on board', 'Letters from Lisbon', 'Radio spot', 'Course: plain language',
    'The quiet harbour', 'Phone menu', 'Trailer', 'Bedtime stories'])[1 + n % 10] || ', part ' || 1 + n / 40,
  s.speaker, s.language, (now() at time zone 'utc')::date - 1 - (10000 - n) / 28, 12 + (n * 37) % 290,
  case when n > 9700 then 'new' when (n * 7) % 23 = 0 then 'retake' else 'approved' end,
  case when n <= 9700 and (n * 7) % 23 = 0 then (array['Noise in the background', 'Too fast', 'Wrong stress', 'Clipped at the end'])[1 + n % 4] else '' end
  from generate_series(1, 10000) as n
  join (values (0, 'Ines Duarte', 'pt'), (1, 'Luc Fontaine', 'fr'), (2, 'Greta Lindqvist', 'sv'), (3, 'Oisin Byrne', 'en'), (4, 'Marta Nowak', 'pl'),
    (5, 'Chiara Conti', 'it'), (6, 'Jonas Keller', 'de'), (7, 'Amina Diallo', 'fr'), (8, 'Kenji Mori', 'ja'), (9, 'Hannah Price', 'en'),
    (10, 'Pieter de Wit', 'nl')) as s (no, speaker, language) on s.no = (n * 5 + n / 11) % 11;
select setval('demo.recordings_id_seq', (select max(id) from demo.recordings));
