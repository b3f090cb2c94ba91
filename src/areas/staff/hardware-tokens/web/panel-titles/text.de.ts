export const texts = {
	list: "Hardware-Token",
	create: "Hardware-Token anlegen",
} as const;
