/** What the browser receives besides our own code, and whose data it shows; under which licence. */
export const openSourceParts = [
	{ name: "React", license: "MIT" },
	{ name: "Mantine", license: "MIT" },
	{ name: "TanStack Query", license: "MIT" },
	{ name: "TanStack Router", license: "MIT" },
	{ name: "TanStack Table", license: "MIT" },
	{ name: "TanStack Virtual", license: "MIT" },
	{ name: "Day.js", license: "MIT" },
	{ name: "uqr", license: "MIT" },
	{ name: "date-holidays (data of holidays)", license: "ISC, CC-BY-3.0" },
	{ name: "Tabler Icons", license: "MIT" },
	{ name: "Zod", license: "MIT" },
	{ name: "IBM Plex Sans", license: "OFL-1.1" },
] as const;
