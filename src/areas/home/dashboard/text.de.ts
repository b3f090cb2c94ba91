export const texts = {
	errors: {},
	greeting: {
		morning: (name: string) => `Guten Morgen, ${name}`,
		day: (name: string) => `Guten Tag, ${name}`,
		evening: (name: string) => `Guten Abend, ${name}`,
	},
} as const;
