-- Demo manuscripts, so that the first start shows a work in progress; the texts are original.

/* Returns a paragraph of plain text. */
create function pg_temp.p(line text) returns jsonb language sql
  as $$ select jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', line))) $$;

/* Returns a paragraph with one marked range. */
create function pg_temp.p(before text, marked text, mark jsonb, after text) returns jsonb language sql
  as $$ select jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(
    jsonb_build_object('type', 'text', 'text', before),
    jsonb_build_object('type', 'text', 'text', marked, 'marks', jsonb_build_array(mark)),
    jsonb_build_object('type', 'text', 'text', after))) $$;

create function pg_temp.mark(kind text, attrs jsonb default null) returns jsonb language sql
  as $$ select jsonb_strip_nulls(jsonb_build_object('type', kind, 'attrs', attrs)) $$;

/* Stores the body of an item with its plain text and word count as the API computes them. */
create function pg_temp.write(item uuid, variadic paragraphs jsonb[]) returns void language sql
  as $$
    with body as (
      select string_agg((select string_agg(piece ->> 'text', '' order by n)
          from jsonb_array_elements(paragraph -> 'content') with ordinality as pieces (piece, n)), E'\n' order by at) as text
        from unnest(paragraphs) with ordinality as lines (paragraph, at))
    update public.manuscript_items i set content = jsonb_build_object('type', 'doc', 'content', to_jsonb(paragraphs)),
      text = body.text,
      word_count = regexp_count(body.text, '[[:alnum:]]+(?:[''’.-][[:alnum:]]+)*')
    from body where i.id = item
  $$;

insert into public.manuscripts (id, owner_id, title, author, description, language, target, created_at, updated_at) values
  ('00000000-0000-4000-8000-00000000a001', '00000000-0000-4000-8000-000000000002', 'The Tidewarden', 'Léa Fontaine',
    'On the island of Holm somebody reads the sea every hour. One night the sea is four centimetres wrong.', 'en', 80000,
    now() - interval '40 days', now() - interval '1 day'),
  ('00000000-0000-4000-8000-00000000a002', '00000000-0000-4000-8000-000000000002', 'Le Dernier Étage', 'Léa Fontaine',
    'Un immeuble, sept étages, et un ascenseur qui s’arrête toujours au sixième.', 'fr', 45000,
    now() - interval '12 days', now() - interval '3 days'),
  ('00000000-0000-4000-8000-00000000a003', '00000000-0000-4000-8000-000000000005', 'Old Harbour audio guide', 'Lantern Press',
    'Script of the walk along the quay, to be recorded in English and French.', 'en', null,
    now() - interval '6 days', now() - interval '2 days');
update public.manuscripts set keyword_colours = '{"tide": "#2f7d8c", "Tobias": "#a5522d"}'
 where id = '00000000-0000-4000-8000-00000000a001';

insert into public.manuscript_members (manuscript_id, user_id, role) values
  ('00000000-0000-4000-8000-00000000a001', '00000000-0000-4000-8000-000000000003', 'viewer'),
  ('00000000-0000-4000-8000-00000000a001', '00000000-0000-4000-8000-000000000004', 'editor');

insert into public.manuscript_labels (id, manuscript_id, name, colour, position) values
  ('00000000-0000-4000-8000-00000000b001', '00000000-0000-4000-8000-00000000a001', 'Maren', '#2f6f73', 1024),
  ('00000000-0000-4000-8000-00000000b002', '00000000-0000-4000-8000-00000000a001', 'Varga', '#8a4b2a', 2048),
  ('00000000-0000-4000-8000-00000000b003', '00000000-0000-4000-8000-00000000a001', 'Check the facts', '#8a6d1f', 3072),
  ('00000000-0000-4000-8000-00000000b004', '00000000-0000-4000-8000-00000000a002', 'Hier', '#5b5f97', 1024),
  ('00000000-0000-4000-8000-00000000b005', '00000000-0000-4000-8000-00000000a002', 'Aujourd’hui', '#b4532a', 2048);

insert into public.manuscript_statuses (id, manuscript_id, name, position) values
  ('00000000-0000-4000-8000-00000000c001', '00000000-0000-4000-8000-00000000a001', 'To write', 1024),
  ('00000000-0000-4000-8000-00000000c002', '00000000-0000-4000-8000-00000000a001', 'First draft', 2048),
  ('00000000-0000-4000-8000-00000000c003', '00000000-0000-4000-8000-00000000a001', 'Revised', 3072),
  ('00000000-0000-4000-8000-00000000c004', '00000000-0000-4000-8000-00000000a001', 'Done', 4096),
  ('00000000-0000-4000-8000-00000000c005', '00000000-0000-4000-8000-00000000a002', 'À écrire', 1024),
  ('00000000-0000-4000-8000-00000000c006', '00000000-0000-4000-8000-00000000a002', 'Premier jet', 2048),
  ('00000000-0000-4000-8000-00000000c007', '00000000-0000-4000-8000-00000000a002', 'Relu', 3072);

-- The columns n and up hold the last digits of the item's id and of its parent's id.
insert into public.manuscript_items (id, manuscript_id, parent_id, position, type, title, synopsis, label_id, status_id,
  include_in_compile, keywords, details, target, edited_by, created_at, updated_at)
select ('00000000-0000-4000-8000-00000000' || n)::uuid, ('00000000-0000-4000-8000-00000000' || m)::uuid,
  ('00000000-0000-4000-8000-00000000' || up)::uuid, at * 1024, type, title, synopsis,
  ('00000000-0000-4000-8000-00000000' || label)::uuid, ('00000000-0000-4000-8000-00000000' || status)::uuid,
  compiled, coalesce(words, '{}'), coalesce(details, '{}'), target,
  (select owner_id from public.manuscripts where id = ('00000000-0000-4000-8000-00000000' || m)::uuid),
  now() - interval '30 days', now() - make_interval(hours => 24 + ord::integer)
from (select *, row_number() over () as ord from (values
  ('d101', 'a001', null, 1, 'chapter', 'One: Low Water', 'The reading that does not fit.', null, 'c003', true, null::text[], null::jsonb, 4000),
  ('d102', 'a001', 'd101', 1, 'scene', 'The gauge', 'Maren takes the eleven o’clock reading. The sea is four centimetres too low.', 'b001', 'c004', true, array['tide', 'night'], null, 1200),
  ('d103', 'a001', 'd101', 2, 'scene', 'A boat without a name', 'Tobias brings in a boat nobody on Holm has built.', 'b001', 'c003', true, array['boat', 'Tobias'], null, 1200),
  ('d104', 'a001', null, 2, 'chapter', 'Two: The Causeway', 'The mainland sends somebody.', null, 'c002', true, null, null, 4000),
  ('d105', 'a001', 'd104', 1, 'scene', 'Inspector Varga', 'She walks over at low water and asks to see the book.', 'b002', 'c002', true, array['mainland'], null, 1200),
  ('d106', 'a001', 'd104', 2, 'scene', 'What Tobias kept', 'In the boat shed: a second book.', 'b001', 'c002', true, array['Tobias', 'book'], null, 1200),
  ('d107', 'a001', null, 3, 'chapter', 'Three: Spring Tide', '', null, 'c001', true, null, null, 4000),
  ('d108', 'a001', 'd107', 1, 'scene', 'The night reading', 'The highest tide of the year, and nobody at the gauge.', 'b001', 'c001', true, array['tide', 'night'], null, 1500),
  ('d110', 'a001', null, 4, 'folder', 'Characters', '', null, null, false, null, null, null::integer),
  ('d111', 'a001', 'd110', 1, 'character', 'Maren Aske', 'Reads the tide gauge of Holm, as her mother did.', null, null, false, null,
    '{"role": "Protagonist", "aliases": "Maren, the warden", "age": "34", "appearance": "Oilskin, ink on the left hand.", "goals": "To be believed."}', null),
  ('d112', 'a001', 'd110', 2, 'character', 'Tobias Wren', 'Boatbuilder. Has not been to the mainland for nineteen years.', null, null, false, null,
    '{"role": "Friend", "aliases": "Tobias, the boatbuilder", "age": "61", "background": "Took over the shed from the warden’s father."}', null),
  ('d113', 'a001', 'd110', 3, 'character', 'Ilse Varga', 'Inspector of the Hydrographic Office.', null, null, false, null,
    '{"role": "Antagonist, perhaps", "aliases": "Varga, the inspector", "personality": "Patient. Counts everything twice."}', null),
  ('d120', 'a001', null, 5, 'folder', 'Locations', '', null, null, false, null, null, null),
  ('d121', 'a001', 'd120', 1, 'location', 'The gauge house', 'A stone room over a well that breathes with the sea.', null, null, false, null,
    '{"aliases": "gauge house", "kind": "Building", "atmosphere": "Paraffin, wet stone, the tick of the drum."}', null),
  ('d122', 'a001', 'd120', 2, 'location', 'The causeway', 'Two kilometres of stones, dry for four hours a day.', null, null, false, null,
    '{"aliases": "causeway", "kind": "Road"}', null),
  ('d130', 'a001', null, 6, 'folder', 'Research', '', null, null, false, null, null, null),
  ('d131', 'a001', 'd130', 1, 'research', 'How a float gauge works', 'Well, float, wire, drum, pen.', 'b003', null, false, array['tide'], null, null),
  ('d132', 'a001', 'd130', 2, 'note', 'Loose ends', '', null, null, false, null, null, null),
  ('d201', 'a002', null, 1, 'chapter', 'I. La clé', '', null, 'c006', true, null, null, 3000),
  ('d202', 'a002', 'd201', 1, 'scene', 'Le sixième', 'L’ascenseur s’arrête. Personne ne descend.', 'b005', 'c007', true, array['ascenseur'], null, 900),
  ('d203', 'a002', 'd201', 2, 'scene', 'Madame Oriol', 'La gardienne ment, et elle ment bien.', 'b005', 'c006', true, null, null, 900),
  ('d204', 'a002', null, 2, 'chapter', 'II. L’escalier', '', null, 'c005', true, null, null, 3000),
  ('d205', 'a002', 'd204', 1, 'scene', 'Cent douze marches', '', 'b004', 'c005', true, null, null, 900),
  ('d210', 'a002', null, 3, 'folder', 'Personnages', '', null, null, false, null, null, null),
  ('d211', 'a002', 'd210', 1, 'character', 'Élise Marchand', 'Emménage au septième, avec trois cartons.', null, null, false, null, '{"aliases": "Élise", "age": "28"}', null),
  ('d212', 'a002', 'd210', 2, 'character', 'Madame Oriol', 'Gardienne depuis 1981.', null, null, false, null, '{"aliases": "la gardienne"}', null),
  ('d301', 'a003', null, 1, 'chapter', 'The quay', '', null, null, true, null, null, null),
  ('d302', 'a003', 'd301', 1, 'scene', 'Stop 1: The customs house', 'Ninety seconds, at the blue door.', null, null, true, array['recording'], null, 220),
  ('d303', 'a003', 'd301', 2, 'scene', 'Stop 2: The crane', 'Sixty seconds.', null, null, true, array['recording'], null, 150)
) as listed (n, m, up, at, type, title, synopsis, label, status, compiled, words, details, target)) as rows
order by ord;

insert into public.item_comments (id, item_id, manuscript_id, kind, body, colour, author_id, created_at) values
  ('00000000-0000-4000-8000-00000000e001', '00000000-0000-4000-8000-00000000d102', '00000000-0000-4000-8000-00000000a001', 'comment',
    'Would she round it, or write what she saw? I like that she does not round it.', '#f2c94c', '00000000-0000-4000-8000-000000000004', now() - interval '4 days'),
  ('00000000-0000-4000-8000-00000000e002', '00000000-0000-4000-8000-00000000d105', '00000000-0000-4000-8000-00000000a001', 'footnote',
    'The Hydrographic Office was founded the year the causeway was first charted.', null, '00000000-0000-4000-8000-000000000002', now() - interval '9 days');
insert into public.item_comments (id, item_id, manuscript_id, parent_id, body, author_id, created_at) values
  ('00000000-0000-4000-8000-00000000e003', '00000000-0000-4000-8000-00000000d102', '00000000-0000-4000-8000-00000000a001',
    '00000000-0000-4000-8000-00000000e001', 'She would never round it. Her mother did, once.', '00000000-0000-4000-8000-000000000002', now() - interval '3 days');

select pg_temp.write('00000000-0000-4000-8000-00000000d102',
  pg_temp.p('At eleven the drum clicked, as it had clicked every hour since her mother’s time, and Maren Aske put down her cup and went to see what the sea had written.'),
  pg_temp.p('The gauge house smelled of paraffin and wet stone. Under the floor the well took its slow breath: in with the flood, out with the ebb, a float the size of a loaf riding up and down in the dark. A wire ran from the float over a wheel to the pen, and the pen drew. That was all. Anybody could do it, her mother used to say, who was willing to do it every hour and never once guess.'),
  pg_temp.p('She held the lamp to the scale and read it. She read it again from the other side, because the eye is a liar when it is tired. ', 'One metre eighteen',
    pg_temp.mark('comment', '{"id": "00000000-0000-4000-8000-00000000e001"}'), '. The table on the wall said one metre twenty-two.'),
  pg_temp.p('Four centimetres. Wind could do that, or a storm a hundred miles off leaning on the water. But there had been no wind for three days, and the glass stood as high as she had ever seen it.'),
  pg_temp.p('She dipped the pen and wrote it down as it was.'));

select pg_temp.write('00000000-0000-4000-8000-00000000d103',
  pg_temp.p('Tobias Wren brought the boat in at first light, rowing his own and towing hers, if it was a her. There was nothing painted on the stern to say.'),
  pg_temp.p('“Found it on the bar,” he said. “Sitting there like a hen.”'),
  pg_temp.p('Maren walked around it. Five metres, clinker, copper nails not yet green. She had known every boat on Holm since before she could walk, and most of them had come out of the shed behind him.'),
  pg_temp.p('“You did not build this.”'),
  pg_temp.p('“No.” He took off his cap and put it on again. “But whoever did learned it where I learned it. Look at the knees. Look how the planks are let in at the stem. There were two men in the world who did that, and ', 'I buried the other one', pg_temp.mark('italic'), '.”'),
  pg_temp.p('In the bilge lay a coil of wire, thin and bright, such as runs from a float to a pen.'));

select pg_temp.write('00000000-0000-4000-8000-00000000d105',
  pg_temp.p('The woman came over the causeway at low water with her shoes in her hand. From the door of the gauge house Maren watched her grow from a mark to a coat to a face, and had time to decide that she would be civil.'),
  pg_temp.p('“Varga,” said the woman. “From the ', 'Hydrographic Office', pg_temp.mark('footnote', '{"id": "00000000-0000-4000-8000-00000000e002"}'), '. You wrote to us.”'),
  pg_temp.p('“I write every month. Nobody ever came.”'),
  pg_temp.p('“Every month you send a column of figures that agrees with our table.” Ilse Varga sat down on the step and began to dry her feet with a handkerchief, one toe at a time. “In October you sent one that did not. I should like to see the book, please. Not the copy. The book.”'),
  pg_temp.p('It had not occurred to Maren that anybody would ever read both.'));

select pg_temp.write('00000000-0000-4000-8000-00000000d106',
  pg_temp.p('He kept it in the steam box, where nobody would look, because nobody but Tobias ever bent a plank.'),
  pg_temp.p('“Your father’s,” he said. “He wrote it up beside hers. Nineteen years. He said a thing measured by one person is an opinion.”'),
  pg_temp.p('Maren opened it on the bench, under the lamp. The same columns, the same hours, a hand she had last seen on a birthday card. She ran her finger down November, down December, and there it stood, the winter she was fifteen: the line where the two books parted, and never came together again.'),
  pg_temp.p('Four centimetres.'));

select pg_temp.write('00000000-0000-4000-8000-00000000d131',
  pg_temp.p('A stilling well stands open to the sea by a narrow pipe near its foot, so that waves are damped and only the slow rise and fall of the tide gets in.'),
  pg_temp.p('On the water in the well rides a float. Its wire passes over a wheel to a counterweight; the wheel moves a pen along a drum that a clock turns once a day.'),
  pg_temp.p('What can go wrong: the pipe silts up (late and flat readings), the wire stretches (readings drift), somebody moves the zero of the scale (every reading is wrong by the same amount).'));

select pg_temp.write('00000000-0000-4000-8000-00000000d132',
  pg_temp.p('Who moved the zero? Decide before chapter three.'),
  pg_temp.p('Tobias must not know about the wire until the causeway scene.'));

update public.manuscript_items set notes = 'Begin with the sound of the drum stopping.',
  notes_content = jsonb_build_object('type', 'doc', 'content', jsonb_build_array(pg_temp.p('Begin with the sound of the drum stopping.')))
  where id = '00000000-0000-4000-8000-00000000d108';

select pg_temp.write('00000000-0000-4000-8000-00000000d202',
  pg_temp.p('L’ascenseur s’arrêta au sixième, comme tous les soirs, et comme tous les soirs il n’y avait personne.'),
  pg_temp.p('Élise attendit. Les portes s’ouvraient sur un palier que la minuterie n’éclairait plus : un paillasson, une plante morte, une porte sans nom. Au bout de sept secondes — elle les avait comptées — l’ascenseur soupirait et repartait vers le septième.'),
  pg_temp.p('Elle habitait là depuis onze jours. Le premier soir, elle avait cru à une panne ; le deuxième, à un enfant. Le onzième, elle sortit.'));

select pg_temp.write('00000000-0000-4000-8000-00000000d203',
  pg_temp.p('« Au sixième ? » dit Madame Oriol en repoussant le courrier du bout des doigts. « Mais il n’y a personne au sixième, ma petite. C’est fermé depuis les travaux. »'),
  pg_temp.p('Elle le dit sans lever les yeux, avec cette douceur des gens qui ont répété. Derrière elle, au tableau, pendaient les clés de l’immeuble, étage par étage. Il y en avait trois au sixième, et l’une d’elles ', 'bougeait encore', pg_temp.mark('italic'), '.'));

select pg_temp.write('00000000-0000-4000-8000-00000000d302',
  pg_temp.p('Stand with your back to the water and look for the blue door. Behind it, for two hundred years, a clerk with a pair of scales decided what your tea would cost.'),
  pg_temp.p('Listen: the bell above you still rings at noon, although there is nothing left to weigh.'));

select pg_temp.write('00000000-0000-4000-8000-00000000d303',
  pg_temp.p('It looks as if it had been left here by a child. In fact it lifted forty tonnes, worked by eight men walking inside the wheel.'));

-- Sets earlier edit dates, because all items would otherwise be edited at the time of the seed.
update public.manuscript_items set updated_at = created_at + make_interval(days => 20, hours => (position / 200)::integer)
  where manuscript_id in (select id from public.manuscripts where id::text like '00000000-0000-4000-8000-00000000a00%');

-- What the writer of the demo wrote in the last weeks, without most Sundays.
insert into public.writing_days (user_id, manuscript_id, day, words, characters)
select m.owner_id, m.id, d.day::date, w.words, w.words * 6
  from public.manuscripts m
    cross join generate_series(current_date - 45, current_date - 1, interval '1 day') as d (day)
    cross join lateral (select 120 + (extract(doy from d.day)::integer * 97) % 480 as words) w
 where m.id = '00000000-0000-4000-8000-00000000a001' and (extract(isodow from d.day) < 7 or extract(day from d.day) < 4);
