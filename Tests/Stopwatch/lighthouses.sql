-- What the server has: a table that nobody made for screenc.
create table lighthouses (
  id integer primary key,
  name text not null,
  country text not null,
  height integer not null,
  first_lit integer not null
);
insert into lighthouses (id, name, country, height, first_lit) values
  (1, 'Bell Rock', 'Scotland', 36, 1811),
  (2, 'Cape Palliser', 'New Zealand', 18, 1897),
  (3, 'Cordouan', 'France', 68, 1611),
  (4, 'Eddystone', 'England', 49, 1882),
  (5, 'Fastnet', 'Ireland', 54, 1904),
  (6, 'Peggys Point', 'Canada', 15, 1914),
  (7, 'Roter Sand', 'Germany', 31, 1885),
  (8, 'Yaquina Head', 'United States', 28, 1873);
