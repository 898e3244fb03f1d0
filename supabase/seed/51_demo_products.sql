-- The products of the sample shop with their categories, and their sales by channel. One without a picture shows
-- demo/products/none-0.svg.

insert into demo.product_categories (id, name, description, parent_id, image) values
  (1, 'Stationery', 'Paper, pens, ink and cards.', null, 'demo/products/pen-5.svg'),
  (2, 'Desk', 'Furniture and light for a place to write.', null, 'demo/products/lamp-1.svg'),
  (3, 'Audio', 'Recording and listening.', null, 'demo/products/sound-3.svg'),
  (4, 'Books', 'Essays, atlases and dictionaries.', null, 'demo/products/book-0.svg'),
  (5, 'Games', 'Stories for several people.', null, 'demo/products/dice-1.svg'),
  (6, 'Accessories', 'Bags, mugs and small things.', 2, 'demo/products/bag-1.svg');
select setval('demo.product_categories_id_seq', (select max(id) from demo.product_categories));

insert into demo.products (id, product_name, slug, product_brand, category, description, stock, sku, price, qty, status, image, rating, has_free_shipping) values
  (1, 'Tidal Notebook A5', 'tidal-notebook-a5', 'Halyard', 'Stationery', 'Ruled, 192 pages, paper that takes ink without ghosting.', true, 42030, 18.50, 53, 'Published', 'demo/products/book-1.svg', 3.7, false),
  (2, 'Dot Grid Ledger', 'dot-grid-ledger', 'Halyard', 'Stationery', 'A wide ledger for outlines that outgrow one page.', true, 43043, 22.00, 106, 'Inactive', 'demo/products/book-2.svg', 4.4, false),
  (3, 'Index Card Ring', 'index-card-ring', 'Cardinal & Co', 'Stationery', 'A hundred cards on a ring: one scene each.', true, 44056, 9.90, 159, 'Published', 'demo/products/ring-5.svg', 3.0, true),
  (4, 'Scene Cards, Ivory', 'scene-cards-ivory', 'Cardinal & Co', 'Stationery', 'Heavy cards with a title line and a margin for doubts.', true, 45069, 12.00, 212, 'Scheduled', 'demo/products/card-4.svg', 3.7, false),
  (5, 'Fountain Pen No. 4', 'fountain-pen-no-4', 'Marlowe', 'Stationery', 'A steel nib, fine, and a converter for bottled ink.', true, 46082, 64.00, 25, 'Published', 'demo/products/pen-5.svg', 4.4, false),
  (6, 'Brass Rollerball', 'brass-rollerball', 'Marlowe', 'Stationery', 'Grows darker with the hand that holds it.', true, 47095, 48.00, 78, 'Published', 'demo/products/pen-0.svg', 3.0, true),
  (7, 'Pocket Pencil Set', 'pocket-pencil-set', 'Cedarline', 'Stationery', 'Six cedar pencils, 2B, with caps.', true, 48108, 14.00, 131, 'Inactive', 'demo/products/pencil-1.svg', 3.7, false),
  (8, 'Long Point Sharpener', 'long-point-sharpener', 'Cedarline', 'Stationery', 'Two steps to a point that lasts a chapter.', true, 49121, 8.50, 184, 'Published', 'demo/products/sharpener-2.svg', 4.4, false),
  (9, 'Harbour Blue Ink', 'harbour-blue-ink', 'Marlowe', 'Stationery', '50 ml, dries quickly, lifts from most cloth.', false, 50134, 16.00, 0, 'Scheduled', 'demo/products/ink-3.svg', 3.0, true),
  (10, 'Walnut Ink', 'walnut-ink', 'Marlowe', 'Stationery', '50 ml of a brown that flatters old paper.', true, 51147, 16.00, 50, 'Published', 'demo/products/ink-4.svg', 3.7, false),
  (11, 'Manuscript Box A4', 'manuscript-box-a4', 'Foldwell', 'Stationery', 'Holds six hundred sheets and their second thoughts.', true, 52160, 27.00, 103, 'Published', 'demo/products/box-5.svg', 4.4, false),
  (12, 'Paper Weight, Slate', 'paper-weight-slate', 'Foldwell', 'Desk', 'Keeps chapter nine where it belongs.', true, 53173, 21.00, 156, 'Inactive', 'demo/products/stone-0.svg', 3.0, true),
  (13, 'Reading Lamp Arc', 'reading-lamp-arc', 'Lumen Yard', 'Desk', 'Warm to cool light, one touch, no flicker.', true, 54186, 119.00, 209, 'Published', 'demo/products/lamp-1.svg', 3.7, false),
  (14, 'Clip Lamp Mini', 'clip-lamp-mini', 'Lumen Yard', 'Desk', 'Charges by cable, lights a page for thirty hours.', true, 55199, 34.00, 22, 'Scheduled', 'demo/products/lamp-2.svg', 4.4, false),
  (15, 'Standing Desk Riser', 'standing-desk-riser', 'Northbench', 'Desk', 'Lifts two screens and a cup of tea.', true, 56212, 189.00, 75, 'Published', 'demo/products/riser-3.svg', 3.0, true),
  (16, 'Walnut Book Stand', 'walnut-book-stand', 'Northbench', 'Desk', 'Holds a thick book open at the page.', true, 57225, 42.00, 128, 'Published', 'demo/products/lectern-4.svg', 3.7, false),
  (17, 'Desk Mat, Wool', 'desk-mat-wool', 'Northbench', 'Desk', 'Quiet under the wrists, kind to the table.', true, 58238, 39.00, 181, 'Inactive', 'demo/products/mat-5.svg', 4.4, false),
  (18, 'Page Turner Clip', 'page-turner-clip', 'Foldwell', 'Desk', 'One thumb keeps two pages apart.', false, 59251, 7.50, 0, 'Published', 'demo/products/clip-0.svg', 3.0, true),
  (19, 'Hour Glass 25', 'hour-glass-25', 'Lumen Yard', 'Desk', 'Twenty-five minutes of sand, no sound.', true, 60264, 29.00, 47, 'Scheduled', 'demo/products/glass-1.svg', 3.7, false),
  (20, 'Typing Cushion', 'typing-cushion', 'Northbench', 'Desk', 'A wedge of cork that evens out a long day.', true, 61277, 24.00, 100, 'Published', 'demo/products/cushion-2.svg', 4.4, false),
  (21, 'Studio Headphones S2', 'studio-headphones-s2', 'Aria North', 'Audio', 'Closed, flat, comfortable for four hours.', true, 62290, 149.00, 153, 'Published', 'demo/products/sound-3.svg', 3.0, true),
  (22, 'Narrator Microphone', 'narrator-microphone', 'Aria North', 'Audio', 'A cardioid that forgives a small room.', true, 63303, 229.00, 206, 'Inactive', 'demo/products/mic-4.svg', 3.7, false),
  (23, 'Pop Filter Mesh', 'pop-filter-mesh', 'Aria North', 'Audio', 'Takes the wind out of plosives.', true, 64316, 19.00, 19, 'Published', 'demo/products/filter-5.svg', 4.4, false),
  (24, 'Pocket Recorder R1', 'pocket-recorder-r1', 'Echo Field', 'Audio', 'Ten hours of voice notes on one charge.', true, 65329, 99.00, 72, 'Scheduled', 'demo/products/recorder-0.svg', 3.0, true),
  (25, 'Desk Speaker Pair', 'desk-speaker-pair', 'Echo Field', 'Audio', 'Small, honest, good for proofs of audio books.', true, 66342, 135.00, 125, 'Published', 'demo/products/speaker-1.svg', 3.7, false),
  (26, 'Foam Booth Panels', 'foam-booth-panels', 'Echo Field', 'Audio', 'Eight panels that make a cupboard a booth.', true, 67355, 58.00, 178, 'Published', 'demo/products/panel-2.svg', 4.4, false),
  (27, 'Audio Splitter', 'audio-splitter', 'Echo Field', 'Audio', 'Two listeners, one cable.', false, 68368, 12.50, 0, 'Inactive', 'demo/products/splitter-3.svg', 3.0, true),
  (28, 'Sleep Earbuds', 'sleep-earbuds', 'Aria North', 'Audio', 'Flat enough to lie on.', true, 69381, 79.00, 44, 'Published', 'demo/products/buds-4.svg', 3.7, false),
  (29, 'The Quiet Sentence', 'the-quiet-sentence', 'Low Lamp Press', 'Books', 'Essays on saying it once.', true, 70394, 17.00, 97, 'Scheduled', 'demo/products/book-5.svg', 4.4, false),
  (30, 'Maps of Nowhere', 'maps-of-nowhere', 'Low Lamp Press', 'Books', 'An atlas of places that never were, and how they were drawn.', true, 71407, 31.00, 150, 'Published', 'demo/products/book-0.svg', 3.0, true),
  (31, 'A Grammar of Rooms', 'a-grammar-of-rooms', 'Low Lamp Press', 'Books', 'How houses shape the stories told in them.', true, 72420, 19.50, 203, 'Published', 'demo/products/book-1.svg', 3.7, false),
  (32, 'Sea Words', 'sea-words', 'Causeway Books', 'Books', 'Four hundred names for weather and water.', true, 73433, 14.00, 16, 'Inactive', 'demo/products/book-2.svg', 4.4, false),
  (33, 'The Translator’s Week', 'the-translators-week', 'Causeway Books', 'Books', 'Seven days, seven drafts of one paragraph.', true, 74446, 16.50, 69, 'Published', 'demo/products/book-3.svg', 3.0, true),
  (34, 'Notes on Voice', 'notes-on-voice', 'Causeway Books', 'Books', 'Reading aloud, for people who write alone.', true, 75459, 15.00, 122, 'Scheduled', 'demo/products/book-4.svg', 3.7, false),
  (35, 'Small Presses of Europe', 'small-presses-of-europe', 'Causeway Books', 'Books', 'Eighty workshops and what comes out of them.', true, 76472, 26.00, 175, 'Published', 'demo/products/book-5.svg', 4.4, false),
  (36, 'Dictionary of Lost Trades', 'dictionary-of-lost-trades', 'Low Lamp Press', 'Books', 'From lamplighter to tidewarden.', false, 77485, 29.00, 0, 'Published', 'demo/products/book-0.svg', 3.0, true),
  (37, 'Plot Dice', 'plot-dice', 'Kettle Games', 'Games', 'Nine dice, six faces, no excuses.', true, 78498, 18.00, 41, 'Inactive', 'demo/products/dice-1.svg', 3.7, false),
  (38, 'Exquisite Deck', 'exquisite-deck', 'Kettle Games', 'Games', 'A card game for four people and one story.', true, 79511, 21.00, 94, 'Published', 'demo/products/card-2.svg', 4.4, false),
  (39, 'Red Herring', 'red-herring', 'Kettle Games', 'Games', 'Everybody knows who did it except the detective.', true, 80524, 32.00, 147, 'Scheduled', 'demo/products/herring-3.svg', 3.0, true),
  (40, 'Word Harbour', 'word-harbour', 'Kettle Games', 'Games', 'A board game of ships and spelling.', true, 81537, 28.00, 200, 'Published', 'demo/products/boat-5.svg', 3.7, false),
  (41, 'Two Truths Puzzle', 'two-truths-puzzle', 'Puzzlery', 'Games', 'A thousand pieces, two pictures.', true, 82550, 24.00, 13, 'Published', 'demo/products/puzzle-5.svg', 4.4, false),
  (42, 'Alphabet Blocks, Oak', 'alphabet-blocks-oak', 'Puzzlery', 'Games', 'Twenty-six letters and three accents.', true, 83563, 35.00, 66, 'Inactive', 'demo/products/blocks-1.svg', 3.0, true),
  (43, 'Canvas Tote, Ink', 'canvas-tote-ink', 'Foldwell', 'Accessories', 'Carries a laptop, a book and a loaf.', true, 84576, 19.00, 119, 'Published', 'demo/products/bag-1.svg', 3.7, false),
  (44, 'Waxed Satchel', 'waxed-satchel', 'Foldwell', 'Accessories', 'Keeps paper dry in any weather.', true, 85589, 128.00, 172, 'Scheduled', 'demo/products/bag-2.svg', 4.4, false),
  (45, 'Pen Roll, Leather', 'pen-roll-leather', 'Marlowe', 'Accessories', 'Five pens, none of them scratched.', false, 86602, 36.00, 0, 'Published', 'demo/products/roll-3.svg', 3.0, true),
  (46, 'Enamel Mug, Draft', 'enamel-mug-draft', 'Lumen Yard', 'Accessories', 'For the first draft and the fifth cup.', true, 87615, 15.00, 38, 'Published', 'demo/products/mug-4.svg', 3.7, false),
  (47, 'Insulated Flask', 'insulated-flask', 'Lumen Yard', 'Accessories', 'Hot for eight hours, which is nearly enough.', true, 88628, 31.00, 91, 'Inactive', 'demo/products/flask-5.svg', 4.4, false),
  (48, 'Reading Socks', 'reading-socks', 'Halyard', 'Accessories', 'Merino, long, in harbour blue.', true, 89641, 13.00, 144, 'Published', 'demo/products/sock-0.svg', 3.0, true),
  (49, 'Bookmark Set, Brass', 'bookmark-set-brass', 'Cardinal & Co', 'Accessories', 'Thin enough to forget until the page is needed.', true, 90654, 11.00, 197, 'Scheduled', 'demo/products/bookmark-1.svg', 3.7, false),
  (50, 'Laptop Sleeve, Felt', 'laptop-sleeve-felt', 'Halyard', 'Accessories', 'Wool felt, 14 inches, with a pocket for cards.', true, 91667, 33.00, 10, 'Published', 'demo/products/sleeve-2.svg', 4.4, false);
select setval('demo.products_id_seq', (select max(id) from demo.products));

update demo.products set vendor = product_brand || case when id % 3 = 0 then ' Ltd' else '' end,
  collection = (array['Spring', 'Autumn', 'Everyday'])[1 + id % 3], tags = array[lower(category), 'writing'],
  discount_cents = case when id % 4 = 0 then (price * 80)::integer end, description = '<p>' || description || '</p>',
  publish_at = case when status = 'Scheduled' then date_trunc('day', now()) + make_interval(days => 30 + id) end;

-- Six months; a product is sold by two or three of the four channels.
insert into demo.channel_sales (channel, product_id, month, orders, sales_cents)
select c.name, p.id, m.month, sold.orders, sold.orders * (p.price * 100)::integer
  from demo.products p
  cross join (values (0, 'in-store'), (1, 'website'), (2, 'marketplace'), (3, 'affiliate')) as c (k, name)
  cross join lateral (select k, (date '2026-06-01' + make_interval(months => k))::date as month from generate_series(0, 5) as k) as m
  cross join lateral (select (3 + (p.id * 7 + c.k * 11 + m.k * 5) % 17 + m.k * (2 - c.k))::integer as raw) as r
  cross join lateral (select greatest(r.raw, 0) as orders) as sold
 where (p.id + c.k) % 4 <> 0 and (c.k < 2 or p.id % 3 <> 0);
