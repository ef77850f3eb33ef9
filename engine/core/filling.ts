/** A thing while whoever makes it fills it in: a frame, what is read from one, a view. */
export type Filling<T> = { -readonly [K in keyof T]: T[K] };
