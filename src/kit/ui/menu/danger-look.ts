/** Of an entry that destroys something: the library's own red is too light to be read in a menu. */
export const dangerLook = { color: "var(--rej)" } as const;
