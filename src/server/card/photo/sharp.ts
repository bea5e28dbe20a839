import sharp from "sharp";

// One thread for each picture, and nothing kept between pictures: how many are worked on at once is decided in one
// place. Import sharp from here only, and late: a start should not wait for it.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
