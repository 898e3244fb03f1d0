-- The courses of the academy.

insert into demo.courses (id, tutor, image, tutor_img, user_count, note, view, seconds, logo, color,
  course_title, description, tags, rating, rating_count)
select c.id, c.tutor, 'demo/courses/' || c.picture || '.svg', 'demo/avatars/' || c.face || '.svg',
  -- More people view a course than take it, and fewer rate it.
  r.ratings * 3 + c.id * 7, 3 + (c.id * 11) % 40, r.ratings * 11 + c.id * 23, 1, c.logo, c.color,
  c.title, c.description, c.tag, c.rating, r.ratings
  from (values
  (1, 'Maren Vogt', 'maren-vogt', 'web-1', 'globe', 'primary', 'A home page for one book', 'From a title and a cover to a page that loads at once and says one thing.', 'Web', 4.4),
  (2, 'Theo Lindgren', 'theo-lindgren', 'web-2', 'code', 'success', 'Mark-up for editors', 'Headings, lists, notes: enough HTML to stop being afraid of it.', 'Web', 4.8),
  (3, 'Theo Lindgren', 'theo-lindgren', 'web-3', 'type', 'info', 'Type on the screen', 'Measure, leading and the faces that survive a phone.', 'Web', 4.1),
  (4, 'Ilse Brandt', 'ilse-brandt', 'web-4', 'search', 'warning', 'Being found without shouting', 'What search engines read, and what readers forgive.', 'Web', 3.9),
  (5, 'Paz Ibarra', 'paz-ibarra', 'art-1', 'brush', 'error', 'Covers by hand', 'Ink, paper and scissors before any screen.', 'Art', 4.7),
  (6, 'Paz Ibarra', 'paz-ibarra', 'art-2', 'map', 'primary', 'Drawing maps of nowhere', 'Coasts, contours and the lettering that makes them believable.', 'Art', 4.9),
  (7, 'Eun-ji Park', 'eun-ji-park', 'art-3', 'palette', 'success', 'Colour for people who write', 'Twelve exercises in seeing, none of them about theory.', 'Art', 4.2),
  (8, 'Eun-ji Park', 'eun-ji-park', 'art-4', 'camera', 'info', 'Photographing manuscripts', 'Light, copies and the patience of paper.', 'Art', 3.8),
  (9, 'Owen Pryce', 'owen-pryce', 'psychology-1', 'brain', 'warning', 'Why we stop writing', 'The four usual reasons, and the fifth.', 'Psychology', 4.6),
  (10, 'Owen Pryce', 'owen-pryce', 'psychology-2', 'heart', 'error', 'Characters who want things', 'Motives, fears and the lies people tell themselves.', 'Psychology', 4.9),
  (11, 'Nadia Rahmani', 'nadia-rahmani', 'psychology-3', 'users', 'primary', 'Feedback that can be used', 'Giving it, asking for it, and leaving the rest.', 'Psychology', 4.3),
  (12, 'Nadia Rahmani', 'nadia-rahmani', 'psychology-4', 'clock', 'success', 'Deadlines without dread', 'Planning backwards, with room for illness and joy.', 'Psychology', 4.0),
  (13, 'Ilse Brandt', 'ilse-brandt', 'design-1', 'layout', 'info', 'The page as a grid', 'Margins, columns, and when to break both.', 'Design', 4.5),
  (14, 'Ilse Brandt', 'ilse-brandt', 'design-2', 'pen', 'warning', 'From manuscript to proof', 'Everything that happens to a text before paper.', 'Design', 4.6),
  (15, 'Maren Vogt', 'maren-vogt', 'design-3', 'image', 'error', 'Pictures beside words', 'Captions, placement and letting a picture be silent.', 'Design', 3.7),
  (16, 'Maren Vogt', 'maren-vogt', 'design-4', 'book', 'primary', 'A series and its spine', 'Eight volumes that look related on a shelf.', 'Design', 4.2),
  (17, 'Theo Lindgren', 'theo-lindgren', 'uiux-1', 'mouse', 'success', 'Forms people finish', 'Fewer fields, kinder errors, honest buttons.', 'UI/UX', 4.7),
  (18, 'Eun-ji Park', 'eun-ji-park', 'uiux-2', 'eye', 'info', 'Reading with a screen reader', 'An afternoon of listening that changes how one builds.', 'UI/UX', 5.0),
  (19, 'Nadia Rahmani', 'nadia-rahmani', 'uiux-3', 'compass', 'warning', 'Finding one’s way in long texts', 'Contents, trails and search for four hundred pages.', 'UI/UX', 4.1),
  (20, 'Paz Ibarra', 'paz-ibarra', 'uiux-4', 'hand', 'error', 'Words on buttons', 'A short course about very short texts.', 'UI/UX', 4.8)) as c
    (id, tutor, face, picture, logo, color, title, description, tag, rating)
 cross join lateral (select 40 + (c.id * 89) % 900 as ratings) as r;
select setval('demo.courses_id_seq', (select max(id) from demo.courses));
