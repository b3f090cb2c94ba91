export const texts = {
	many: "Hardware-Terminals",
	one: "Hardware-Terminal",
} as const;
