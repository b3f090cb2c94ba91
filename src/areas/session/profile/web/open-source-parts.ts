/** What the browser receives besides our own code, and under which licence. */
export const openSourceParts = [
	{ name: "React", license: "MIT" },
	{ name: "Mantine", license: "MIT" },
	{ name: "TanStack Query", license: "MIT" },
	{ name: "TanStack Router", license: "MIT" },
	{ name: "Tabler Icons", license: "MIT" },
	{ name: "Zod", license: "MIT" },
	{ name: "IBM Plex Sans", license: "OFL-1.1" },
] as const;
