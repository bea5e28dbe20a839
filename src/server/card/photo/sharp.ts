import sharp from "sharp";

// One thread per picture, and no cache between pictures: the worker pool alone decides how many run at a time. Import
// sharp only from here, and late, so starts don't wait for it.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
