-- Sections, lectures and details of the courses, and what the demo accounts have completed.

insert into demo.course_sections (id, course_id, position, key, title)
select c.id * 10 + s.n, c.id, s.n, s.key, s.title
  from demo.courses as c cross join (values
    (1, 'begin', 'Before the first line'), (2, 'build', 'The work itself'), (3, 'open', 'Showing it')) as s (n, key, title);
update demo.course_sections set title = 'Building it' where course_id = 1 and position = 2;
update demo.course_sections set title = 'Opening the doors' where course_id = 1 and position = 3;
select setval('demo.course_sections_id_seq', (select max(id) from demo.course_sections));

-- The first course has its own lectures. Each lecture has the length of the sample film (R-640).
insert into demo.lectures (id, course_id, section_id, position, title, seconds)
select 1000 + l.n, 1, 10 + l.section, l.n, l.title, 48 from (values
  (1, 1, 'What one page can do'), (2, 1, 'Two hundred words'), (3, 1, 'Preparing the cover'),
  (4, 2, 'Structure first'), (5, 2, 'Type and measure'), (6, 2, 'Colour, borrowed from the cover'), (7, 2, 'On a phone'),
  (8, 3, 'A name and a place'), (9, 3, 'What to measure, and what not')) as l (n, section, title);

-- The others have the lectures of their subject: a lecture, then its exercise, then its review.
insert into demo.lectures (id, course_id, section_id, position, title, seconds)
select c.id * 1000 + l.n, c.id,
  c.id * 10 + case when l.n <= ceil(p.total / 4.0) then 1 when l.n <= p.total - floor(p.total / 4.0) then 2 else 3 end,
  l.n, (array['', 'Exercise: ', 'Review: ', 'Example: '])[1 + (l.n - 1) / 10] || s.titles[1 + (l.n - 1) % 10], 48
  from (values
  (2, 14),
  (3, 32),
  (4, 18),
  (5, 20),
  (6, 26),
  (7, 15),
  (8, 12),
  (9, 22),
  (10, 17),
  (11, 28),
  (12, 10),
  (13, 24),
  (14, 21),
  (15, 16),
  (16, 30),
  (17, 19),
  (18, 23),
  (19, 27),
  (20, 11)) as p (course, total)
  join demo.courses as c on c.id = p.course
  join (values
  ('Web', array['What a browser does with a page', 'Headings and their order', 'Links that say where they lead', 'Pictures and their descriptions', 'Lists and tables', 'Notes and quotations', 'Measure and line height', 'Small screens first', 'Files that load at once', 'Publishing a change']),
  ('Art', array['Paper, ink and light', 'Lines before shapes', 'Shapes before colour', 'A palette of three', 'Lettering by hand', 'Texture and edges', 'Composition in thirds', 'Copying from a master', 'Correcting without erasing', 'Preparing the print']),
  ('Psychology', array['What a habit is', 'Fear of the blank page', 'The inner critic', 'Attention and rest', 'Motives and wishes', 'Reading a reaction', 'Asking a useful question', 'Saying no', 'Planning backwards', 'Beginning again']),
  ('Design', array['Format and purpose', 'Margins and columns', 'Choosing two typefaces', 'Hierarchy on one page', 'White space', 'Captions and notes', 'Covers and spines', 'Proof marks', 'Working with a printer', 'Consistency in a series']),
  ('UI/UX', array['Watching one reader', 'Tasks and paths', 'Fields and labels', 'Errors that help', 'Buttons and their words', 'Keyboard and focus', 'Screen readers', 'Waiting and progress', 'Testing with five people', 'Deciding what to remove'])) as s (tag, titles) on s.tag = c.tags
  cross join lateral generate_series(1, p.total) as l (n);
select setval('demo.lectures_id_seq', (select max(id) from demo.lectures));
update demo.courses as c set seconds = (select sum(l.seconds) from demo.lectures as l where l.course_id = c.id);

insert into demo.course_details (course_id, about, instructor_position, skill_level, total_students, language, is_captions, total_lectures, description)
select c.id, case c.id when 1 then 'Build the page your book deserves: one screen, quick, and readable by everybody.' else c.description end,
  (array['Head of production', 'Typesetter', 'Illustrator', 'Editor'])[1 + c.id % 4], (array['All levels', 'Beginners', 'Advanced'])[1 + (c.id - 1) % 3],
  c.user_count, 'English', true, (select count(*) from demo.lectures as l where l.course_id = c.id),
  case c.id when 1 then 'You bring a title, a cover and two hundred words. Over nine short lectures they become a page that loads at once, works on an old phone, and tells a reader what the book is and where to get it. No tools to buy; a text editor is enough.'
    else 'Short lectures, each with one idea and one exercise; you can stop after any of them and continue where you stopped.' end
  from demo.courses as c;

-- The demo accounts that learn have completed the first lectures of some courses.
insert into demo.lecture_progress (user_id, lecture_id, course_id, completed_at, watched_at)
select u.id, l.id, l.course_id, at.watched, at.watched
  from (values
  (1, 2),
  (2, 14),
  (4, 7),
  (5, 10),
  (6, 26),
  (7, 3),
  (9, 11),
  (10, 17),
  (11, 5),
  (13, 9),
  (14, 21),
  (15, 2),
  (16, 13),
  (17, 6),
  (18, 23),
  (20, 8)) as d (course, done)
  join demo.lectures as l on l.course_id = d.course and l.position <= d.done
  cross join auth.users as u
  cross join lateral (select date_trunc('minute', now()) - make_interval(days => l.course_id % 9, mins => (40 - l.position) * 13) as watched) as at
  where u.email like any (array['admin@demo.com', 'auth@demo.com', 'manager@demo.com', 'user@demo.com']);
