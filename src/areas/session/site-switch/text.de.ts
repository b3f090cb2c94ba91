/** No words of its own yet beyond those of the kit. */
export const texts = { errors: {} } as const;
