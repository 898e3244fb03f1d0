-- The courses of the academy.

insert into demo.courses (id, tutor, image, tutor_img, completed_tasks, total_tasks, user_count, note, view, minutes, logo, color,
  course_title, description, tags, rating, rating_count)
select c.id, c.tutor, 'demo/courses/' || c.picture || '.svg', 'demo/avatars/' || c.face || '.svg', c.done, c.tasks,
  -- More people view a course than take it, and fewer rate it.
  r.ratings * 3 + c.id * 7, 3 + (c.id * 11) % 40, r.ratings * 11 + c.id * 23, 75 + (c.id * 53) % 900, c.logo, c.color,
  c.title, c.description, c.tag, c.rating, r.ratings
  from (values
  (1, 'Maren Vogt', 'maren-vogt', 'web-1', 2, 9, 'globe', 'primary', 'A home page for one book', 'From a title and a cover to a page that loads at once and says one thing.', 'Web', 4.4),
  (2, 'Theo Lindgren', 'theo-lindgren', 'web-2', 14, 14, 'code', 'success', 'Mark-up for editors', 'Headings, lists, notes: enough HTML to stop being afraid of it.', 'Web', 4.8),
  (3, 'Theo Lindgren', 'theo-lindgren', 'web-3', 0, 32, 'type', 'info', 'Type on the screen', 'Measure, leading and the faces that survive a phone.', 'Web', 4.1),
  (4, 'Ilse Brandt', 'ilse-brandt', 'web-4', 7, 18, 'search', 'warning', 'Being found without shouting', 'What search engines read, and what readers forgive.', 'Web', 3.9),
  (5, 'Paz Ibarra', 'paz-ibarra', 'art-1', 10, 20, 'brush', 'error', 'Covers by hand', 'Ink, paper and scissors before any screen.', 'Art', 4.7),
  (6, 'Paz Ibarra', 'paz-ibarra', 'art-2', 26, 26, 'map', 'primary', 'Drawing maps of nowhere', 'Coasts, contours and the lettering that makes them believable.', 'Art', 4.9),
  (7, 'Eun-ji Park', 'eun-ji-park', 'art-3', 3, 15, 'palette', 'success', 'Colour for people who write', 'Twelve exercises in seeing, none of them about theory.', 'Art', 4.2),
  (8, 'Eun-ji Park', 'eun-ji-park', 'art-4', 0, 12, 'camera', 'info', 'Photographing manuscripts', 'Light, copies and the patience of paper.', 'Art', 3.8),
  (9, 'Owen Pryce', 'owen-pryce', 'psychology-1', 11, 22, 'brain', 'warning', 'Why we stop writing', 'The four usual reasons, and the fifth.', 'Psychology', 4.6),
  (10, 'Owen Pryce', 'owen-pryce', 'psychology-2', 17, 17, 'heart', 'error', 'Characters who want things', 'Motives, fears and the lies people tell themselves.', 'Psychology', 4.9),
  (11, 'Nadia Rahmani', 'nadia-rahmani', 'psychology-3', 5, 28, 'users', 'primary', 'Feedback that can be used', 'Giving it, asking for it, and leaving the rest.', 'Psychology', 4.3),
  (12, 'Nadia Rahmani', 'nadia-rahmani', 'psychology-4', 0, 10, 'clock', 'success', 'Deadlines without dread', 'Planning backwards, with room for illness and joy.', 'Psychology', 4.0),
  (13, 'Ilse Brandt', 'ilse-brandt', 'design-1', 9, 24, 'layout', 'info', 'The page as a grid', 'Margins, columns, and when to break both.', 'Design', 4.5),
  (14, 'Ilse Brandt', 'ilse-brandt', 'design-2', 21, 21, 'pen', 'warning', 'From manuscript to proof', 'Everything that happens to a text before paper.', 'Design', 4.6),
  (15, 'Maren Vogt', 'maren-vogt', 'design-3', 2, 16, 'image', 'error', 'Pictures beside words', 'Captions, placement and letting a picture be silent.', 'Design', 3.7),
  (16, 'Maren Vogt', 'maren-vogt', 'design-4', 13, 30, 'book', 'primary', 'A series and its spine', 'Eight volumes that look related on a shelf.', 'Design', 4.2),
  (17, 'Theo Lindgren', 'theo-lindgren', 'uiux-1', 6, 19, 'mouse', 'success', 'Forms people finish', 'Fewer fields, kinder errors, honest buttons.', 'UI/UX', 4.7),
  (18, 'Eun-ji Park', 'eun-ji-park', 'uiux-2', 23, 23, 'eye', 'info', 'Reading with a screen reader', 'An afternoon of listening that changes how one builds.', 'UI/UX', 5.0),
  (19, 'Nadia Rahmani', 'nadia-rahmani', 'uiux-3', 0, 27, 'compass', 'warning', 'Finding one’s way in long texts', 'Contents, trails and search for four hundred pages.', 'UI/UX', 4.1),
  (20, 'Paz Ibarra', 'paz-ibarra', 'uiux-4', 8, 11, 'hand', 'error', 'Words on buttons', 'A short course about very short texts.', 'UI/UX', 4.8)) as c
    (id, tutor, face, picture, done, tasks, logo, color, title, description, tag, rating)
 cross join lateral (select 40 + (c.id * 89) % 900 as ratings) as r;
select setval('demo.courses_id_seq', (select max(id) from demo.courses));

insert into demo.course_details (course_id, about, instructor_position, skill_level, total_students, language, is_captions, total_lectures, description, content) values
  (1, 'Build the page your book deserves: one screen, quick, and readable by everybody.', 'Head of production', 'All levels', (select user_count from demo.courses where id = 1), 'English', true, 9,
  'You bring a title, a cover and two hundred words. Over nine short lectures they become a page that loads at once, works on an old phone, and tells a reader what the book is and where to get it. No tools to buy; a text editor is enough.',
  '[{"id": "begin", "title": "Before the first line", "status": "2/3", "time": "28 min", "topics": [
      {"title": "What one page can do", "time": "8 min", "isCompleted": true},
      {"title": "Two hundred words", "time": "12 min", "isCompleted": true},
      {"title": "Preparing the cover", "time": "8 min", "isCompleted": false}]},
    {"id": "build", "title": "Building it", "status": "0/4", "time": "68 min", "topics": [
      {"title": "Structure first", "time": "15 min", "isCompleted": false},
      {"title": "Type and measure", "time": "18 min", "isCompleted": false},
      {"title": "Colour, borrowed from the cover", "time": "14 min", "isCompleted": false},
      {"title": "On a phone", "time": "21 min", "isCompleted": false}]},
    {"id": "open", "title": "Opening the doors", "status": "0/2", "time": "32 min", "topics": [
      {"title": "A name and a place", "time": "17 min", "isCompleted": false},
      {"title": "What to measure, and what not", "time": "15 min", "isCompleted": false}]}]');
