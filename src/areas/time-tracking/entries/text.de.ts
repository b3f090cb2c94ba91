export const texts = { errors: {} } as const;
